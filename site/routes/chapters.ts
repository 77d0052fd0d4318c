/** A guide's chapters, in their order, and what is said of them. */
export interface Chapters {
  readonly title: string
  /** How many, and how long all of them take. */
  readonly length: string
  readonly entries: readonly Chapter[]
  /** Of one that was read, and of what is kept of that. */
  readonly read: string
  readonly kept: string
  readonly forget: string
}

export interface Chapter {
  /** Of its title in the text. */
  readonly id: string
  readonly label: string
  /** The time it takes. */
  readonly detail: string
  /** Which of them it is. */
  readonly place: string
}
