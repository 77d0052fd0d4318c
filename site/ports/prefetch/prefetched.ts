/** Data files on their way before anybody asked, by address: whoever asks takes the answer. */
export type Prefetched = Map<string, Promise<Response>>
export const prefetched: Prefetched = new Map()

export const takePrefetched = (address: string): Promise<Response> | undefined => {
  const answer = prefetched.get(address)
  prefetched.delete(address)
  return answer
}
