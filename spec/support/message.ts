/** A message as a page sends it. */
import { randomId } from '../../site/ports/random-id.ts'

export const MESSAGE = {
  language: 'fr',
  name: 'Camille',
  email: 'camille@exemple.fr',
  company: 'Exemple & Cie',
  subject: 'ai',
  budget: '5000-15000',
  message: 'Trouver une réponse dans 400 procédures.\nEn une minute.',
  first: '2099-03-12',
  second: '',
  moment: 'noon',
  consent: true,
  from: '/ia',
  result: { title: 'Audit IA', text: '12 réponses sur 20' },
  spent: 90,
  homepage: '',
} as const

export const newMessage = (change: object = {}) => ({ ...MESSAGE, id: randomId(), ...change })

export const asJson = (body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** As a browser sends a form by itself. */
export const asForm = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' },
  body: new URLSearchParams(fields).toString(),
})
