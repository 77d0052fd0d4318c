import { type Prompt, PROMPT } from '#engine'
import { PROMPT_KEYS } from '../storage-keys.ts'
import { read, write } from '../storage.ts'

/** The prompt as the browser and an earlier visit left it. */
export const readPrompt = (): Prompt => ({
  ...PROMPT.fresh,
  permission: isDisabled() ? 'denied' : permission(),
  postponedUntil: get('postponed') === 'true' ? moment('postponedUntil') : null,
})

/** Writes what an answer changed, and nothing while there is none. */
export const keepPrompt = (before: Prompt, after: Prompt): void => {
  if (after.permission === 'denied' && before.permission !== 'denied') set('disabled', 'true')
  if (after.postponedUntil === before.postponedUntil || after.postponedUntil === null) return
  set('postponed', 'true')
  set('postponedUntil', String(after.postponedUntil))
}

/** Whether the visitor allows it; the browser itself asks. */
export const askPermission = async (): Promise<boolean> =>
  'Notification' in globalThis && (await Notification.requestPermission()) === 'granted'

const isDisabled = (): boolean => {
  const until = moment('disabledUntil')
  return get('disabled') === 'true' && (until === null || until > Date.now())
}

const permission = (): Prompt['permission'] =>
  'Notification' in globalThis ? Notification.permission : 'denied'

const moment = (key: keyof typeof PROMPT_KEYS): number | null => {
  const text = get(key)
  return text !== null && /^\d{1,15}$/u.test(text) ? Number(text) : null
}

const get = (key: keyof typeof PROMPT_KEYS) => read('localStorage', PROMPT_KEYS[key])
const set = (key: Exclude<keyof typeof PROMPT_KEYS, 'disabledUntil'>, value: string) =>
  write('localStorage', PROMPT_KEYS[key], value)
