/** Data files that were fetched ahead, by address: whoever needs one takes its answer from here. */
export type Prefetched = Map<string, Promise<Response>>
export const prefetched: Prefetched = new Map()

export const takePrefetched = (address: string): Promise<Response> | undefined => {
  const answer = prefetched.get(address)
  prefetched.delete(address)
  return answer
}
