/** The border: four verbs, in our words. Whatever a framework gives comes in through one of them. */
export interface Page {
  readonly id: string
  readonly text: string
}

export interface Passage {
  /** The same every time the same page is cut: a citation must still lead somewhere next year. */
  readonly id: string
  readonly page: string
  /** The headings above it: what the passage is about, where its own words do not say. */
  readonly title: string
  readonly text: string
}

export type Load = () => Promise<readonly Page[]>
export type Split = (page: Page) => Promise<readonly Passage[]>
/** Best first. No scores: those of two suppliers cannot be compared, and one gives none. */
export type Retrieve = (question: string, most: number) => Promise<readonly Passage[]>
export type Model = (prompt: string) => Promise<string>

export interface Ports {
  readonly load: Load
  readonly split: Split
  readonly index: (passages: readonly Passage[]) => Promise<Retrieve>
  readonly model: Model
}
