/** Data files on their way before anybody asked, by address: whoever asks takes the answer. */
export type Fetched = Map<string, Promise<Response>>
export const fetched: Fetched = new Map()

export const takeFetched = (address: string): Promise<Response> | undefined => {
  const answer = fetched.get(address)
  fetched.delete(address)
  return answer
}
