/** What a list of the library is narrowed to. */
export interface Narrowed {
  readonly kind: 'category' | 'integration'
  readonly slug: string
}
