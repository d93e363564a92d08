/** The shape of a page with a board before what it shows has come. */
export function WaitingTable({ text, of = "study" }: { text: string; of?: "study" | "play" }) {
  return (
    <div class={of === "study" ? "game study waiting" : "game waiting"}>
      <div class="card who opp" />
      <section class="table">
        <div class="stand far" />
        <div class="frame-space">
          <div class="frame">
            <p role="status">{text}</p>
          </div>
        </div>
        <div class="stand near" />
      </section>
      <aside />
      <div class="card who me" />
    </div>
  );
}
