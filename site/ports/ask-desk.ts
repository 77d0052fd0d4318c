import type { Visitor } from './visitor.ts'

/** @returns what the server says of whoever is there, if that is the owner */
export const askDesk = async (): Promise<Visitor | undefined> => {
  const answer = await fetch('/api/desk/session')
  const said = answer.ok ? ((await answer.json()) as Partial<Visitor>) : {}
  return said.role === 'admin' ? { role: said.role, unread: Number(said.unread) || 0 } : undefined
}
