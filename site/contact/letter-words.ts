/** What an e-mail says beside what its writer wrote: the owner reads it. */
import type { Bilingual } from '../routes/language.ts'

const fr = {
  subject: (subject: string) => `${subject} : un projet à décrire`,
  row: (label: string, value: string) => `${label} : ${value}`,
  name: 'Nom',
  email: 'E-mail',
  company: 'Entreprise',
  budget: 'Budget',
  call: 'Visioconférence',
  from: 'Page d’origine',
}

const en: typeof fr = {
  subject: (subject) => `${subject}: a project to describe`,
  row: (label, value) => `${label}: ${value}`,
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  budget: 'Budget',
  call: 'Video call',
  from: 'Coming from',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
