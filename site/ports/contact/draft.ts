import { decodeDraft, encodeDraft, isBlank, type Draft } from '../../contact/draft.ts'
import { CONTACT_DRAFT_KEY } from '../storage-keys.ts'
import { read, remove, write } from '../storage.ts'

/** What storage would not take lives as long as the document: other pages and back lose nothing. */
let held: string | undefined

export const readDraft = (): Draft | undefined => {
  const text = held ?? read('localStorage', CONTACT_DRAFT_KEY)
  return text === null ? undefined : decodeDraft(text, Date.now())
}

export const keepDraft = (draft: Draft): void => {
  if (isBlank(draft)) return forgetDraft()
  const text = encodeDraft(draft, Date.now())
  const kept = write('localStorage', CONTACT_DRAFT_KEY, text)
  // An older draft would come back in place of this one.
  if (!kept) remove('localStorage', CONTACT_DRAFT_KEY)
  hold(kept ? undefined : text)
}

export const forgetDraft = (): void => {
  remove('localStorage', CONTACT_DRAFT_KEY)
  hold(undefined)
}

/** Whether what was written last outlives this document. */
export const isDraftKept = (): boolean => held === undefined

export const onDraftKept = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const listeners = new Set<() => void>()
const hold = (text: string | undefined): void => {
  held = text
  for (const listener of listeners) listener()
}
