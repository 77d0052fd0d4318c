/** Reads files of an index that lie beside its first one. @throws when one cannot be had */
export const filesAt =
  (address: string) =>
  async (name: string): Promise<unknown> => {
    const response = await fetch(new URL(name, address))
    if (!response.ok) throw new Error(`${name} of the search index answers ${response.status}`)
    return response.json()
  }
