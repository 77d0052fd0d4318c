/** seedrandom ships no types for its single generators. */
declare module 'seedrandom/lib/tychei.js' {
  /** No interface: it must pass for plain JSON. */
  export type TycheiState = Readonly<Record<'a' | 'b' | 'c' | 'd', number>>

  export interface Tychei {
    (): number
    /** A signed 32-bit draw. */
    readonly int32: () => number
    /** Present only when asked for with `state`. */
    readonly state: () => TycheiState
  }

  export default function tychei(
    seed: string,
    options: { readonly state: true | TycheiState },
  ): Tychei
}
