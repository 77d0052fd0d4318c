import type { Bilingual } from '../../routes/language.ts'

const fr = {
  title: 'Ce que coûte le modèle de langage',
  lead: 'Changez les volumes : le calcul suit. Le prix de n8n et des services reliés n’y est pas.',
  runs: 'Exécutions par mois',
  reads: (node: string) => `Tokens lus, ${node}`,
  writes: (node: string) => `Tokens écrits, ${node}`,
  between: (min: string, max: string) => `Écrivez un nombre entier de ${min} à ${max}.`,
  step: 'Étape',
  sum: 'Calcul',
  cost: 'Mille exécutions',
  month: (runs: number, said: string, all: string) =>
    `${said} ${runs < 2 ? 'exécution' : 'exécutions'} : ${all} par mois.`,
  checked: (day: string) =>
    `Prix publics du million de tokens, lus puis écrits, sans cache, relevés le ${day}.`,
}

const en: typeof fr = {
  title: 'What the language model costs',
  lead: 'Change the volumes and the sum follows. n8n itself and the connected services are not in it.',
  runs: 'Runs a month',
  reads: (node) => `Tokens read, ${node}`,
  writes: (node) => `Tokens written, ${node}`,
  between: (min, max) => `Write a whole number from ${min} to ${max}.`,
  step: 'Step',
  sum: 'Sum',
  cost: 'A thousand runs',
  month: (runs, said, all) => `${said} ${runs === 1 ? 'run' : 'runs'}: ${all} a month.`,
  checked: (day) =>
    `List prices of a million tokens, read then written, without a cache, as of ${day}.`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
