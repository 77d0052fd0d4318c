/** What somebody sent, as a form to send once more. */
import type { Context } from 'hono'
import { createElement, type ReactNode } from 'react'
import { Again } from '../../desk/index.ts'

/** Passwords and codes are typed again: no page holds one. */
const SECRETS = ['password', 'current', 'next', 'code']

/** @param csrf what the form has to say by now, where that has changed */
export const againOf = async ({ req }: Context, csrf?: string): Promise<ReactNode> => {
  if (req.method !== 'POST') return null
  const form = new URLSearchParams(await req.text())
  if (SECRETS.some((name) => form.has(name))) return null
  if (csrf !== undefined) form.set('csrf', csrf)
  const { pathname, search } = new URL(req.url)
  return createElement(Again, { action: pathname + search, fields: [...form] })
}
