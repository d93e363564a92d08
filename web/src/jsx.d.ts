import "preact";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      /** shogiground's element for a piece; ours are drawn by the same style rules. */
      piece: HTMLAttributes<HTMLElement>;
      /** shogiground's box, which brings the sizes of squares and pieces. */
      "sg-board": HTMLAttributes<HTMLElement>;
    }
  }
}
