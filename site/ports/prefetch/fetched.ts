/** Data files on their way before anybody asked, by address: whoever asks takes the answer. */
const fetched = new Map<string, Promise<Response>>()

export const keepFetched = (address: string, answer: Promise<Response>): void => {
  fetched.set(address, answer)
  // An answer that never came is nobody's: who asks, asks anew.
  answer.then(
    ({ ok }) => ok || fetched.delete(address),
    () => fetched.delete(address),
  )
}

export const takeFetched = (address: string): Promise<Response> | undefined => {
  const answer = fetched.get(address)
  fetched.delete(address)
  return answer
}
