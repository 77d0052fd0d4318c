/** A page as it is searched. */
export interface SearchPage {
  readonly href: string
  readonly name: string
  /** One line about it. */
  readonly hint: string
  /** Pages of a family stand together in the index. */
  readonly family: string
  /** Its opening first; then what stands below each of its headings. */
  readonly passages: readonly [Passage, ...Passage[]]
}

export interface Passage {
  /** The section's address on its page; none for the opening. */
  readonly anchor?: string
  readonly heading?: string
  readonly text: string
  /** Words that find it and that nobody is shown. */
  readonly hidden?: string
}

/** Where an answer is: a page by its number in the index, and which of its passages says most. */
export interface Hit {
  readonly page: number
  readonly passage: number
  readonly family: string
}

/** What a hit shows. */
export interface Result extends Omit<SearchPage, 'passages'>, Omit<Passage, 'text' | 'hidden'> {
  /** What the passage says where the question meets it; nothing of an opening, whose hint says it. */
  readonly excerpt?: string
}
