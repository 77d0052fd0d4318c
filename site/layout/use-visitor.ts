import { useSyncExternalStore } from 'react'
import { admin } from '../ports/admin.ts'
import type { Visitor } from '../ports/visitor.ts'

/** Who is at the page, as far as the server has said. */
export const useVisitor = (): Visitor =>
  useSyncExternalStore(admin.subscribe, admin.read, admin.read)
