import { freeze } from './share.ts'

/** [4.4] The browser-notification prompt: when it asks, and what became of the answer. */
export interface Prompt {
  readonly permission: Permission
  readonly postponedUntil: number | null
  /** When it appeared; null while it is hidden. */
  readonly shownAt: number | null
  /** When it last went away. */
  readonly hiddenAt: number | null
}

/** [4.4.1] */
const PERMISSIONS = ['default', 'granted', 'denied'] as const
export type Permission = (typeof PERMISSIONS)[number]

export type PromptInput =
  /** Time passed, and the visitor has interacted so many times in all. */
  | { readonly type: 'consider'; readonly interactions: number }
  | { readonly type: 'grant' | 'deny' | 'later' }

export interface PromptStep {
  readonly next: Prompt
  /** [4.4.3] What to say, as a key. */
  readonly says?: 'notifications-enabled'
}

const FRESH: Prompt = {
  permission: 'default',
  postponedUntil: null,
  shownAt: null,
  hiddenAt: null,
}

export const PROMPT = freeze({
  /** [9.0.29] Milliseconds, and a count nobody reaches: the prompt never shows in practice. */
  cooldown: 30_000,
  postpone: 24 * 3_600_000,
  autoHide: 10_000,
  minInteractions: 999_999,
  /** [9.0.34] */
  permissionButton: false,
  permissions: PERMISSIONS,
  fresh: FRESH,
  /** Pure: what is due by `at` happens first, then the input. */
  step: (before: Prompt, at: number, input: PromptInput, enough?: number): PromptStep => {
    const prompt = autoHide(before, at)
    const answered = hide(prompt, at)
    switch (input.type) {
      case 'grant':
        return { next: { ...answered, permission: 'granted' }, says: 'notifications-enabled' }
      case 'deny':
        return { next: { ...answered, permission: 'denied' } }
      case 'later':
        return { next: { ...answered, postponedUntil: at + PROMPT.postpone } }
      default: {
        const needed = enough ?? PROMPT.minInteractions
        return { next: consider(prompt, at, input.interactions >= needed) }
      }
    }
  },
  /** When the prompt hides by itself; `undefined` while it is hidden. */
  due: ({ shownAt }: Prompt): number | undefined =>
    shownAt === null ? undefined : shownAt + PROMPT.autoHide,
})

const consider = (prompt: Prompt, at: number, enough: boolean): Prompt =>
  enough && mayShow(prompt, at) ? { ...prompt, shownAt: at, postponedUntil: null } : prompt

const mayShow = ({ permission, postponedUntil, shownAt, hiddenAt }: Prompt, at: number): boolean =>
  permission === 'default' &&
  shownAt === null &&
  (postponedUntil === null || at >= postponedUntil) &&
  (hiddenAt === null || at >= hiddenAt + PROMPT.cooldown)

const autoHide = (prompt: Prompt, at: number): Prompt => {
  const due = PROMPT.due(prompt)
  return due !== undefined && at >= due ? hide(prompt, due) : prompt
}

const hide = (prompt: Prompt, at: number): Prompt =>
  prompt.shownAt === null ? prompt : { ...prompt, shownAt: null, hiddenAt: at }
