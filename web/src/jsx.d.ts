import "preact";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      /** shogiground's element for a piece; ours are drawn by the same style rules. */
      piece: HTMLAttributes<HTMLElement>;
    }
  }
}
