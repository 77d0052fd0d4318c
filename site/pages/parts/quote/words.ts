import type { Usage } from '../../../costing/month.ts'
import type { Bilingual } from '../../../routes/language.ts'

const fr = {
  scale: 'L’échelle des prix',
  depends: 'De quoi cela dépend',
  ranges:
    'Mes fourchettes de travail. Elles servent à poser les questions ; je les resserre quand j’ai vu vos documents.',
  range: (from: string, to: string) => `${from} à ${to} jours`,
  title: 'Un devis, ligne à ligne',
  made: 'Cas d’école.',
  intro: 'Changez les jours et le tarif : le total suit, l’échelle des prix aussi.',
  rate: 'Tarif de la journée, hors taxes',
  calculator: 'Calculer un tarif',
  between: (min: string, max: string) =>
    `Écrivez un nombre de ${min} à ${max}. Le dernier bon compte encore.`,
  without: 'Non compris',
  sheet: 'Devis',
  head: ['Lot', 'Jours', 'Montant'] as readonly [string, string, string],
  total: 'Total hors taxes',
  days: (count: number, said: string) => `${said} ${count < 2 ? 'jour' : 'jours'}`,
  daysOf: (lot: string) => `Jours, ${lot}`,
  less: (lot: string) => `Un demi-jour de moins, ${lot}`,
  more: (lot: string) => `Un demi-jour de plus, ${lot}`,
  month: 'Le modèle, chaque mois',
  models: 'Modèle',
  usage: {
    conversations: 'Conversations par mois',
    messages: 'Messages par conversation',
    read: 'Tokens lus par message',
    written: 'Tokens écrits par message',
  } satisfies Record<keyof Usage, string>,
  checked: (day: string) => `Prix du million de tokens, lus puis écrits, relevés le ${day}.`,
  upkeep: (sum: string) => `Relecture mensuelle : ${sum}.`,
  answer: (rate: string, days: string, total: string, month: string) =>
    `À ${rate} la journée, ${days} font ${total} hors taxes. Le modèle ajoute ${month} par mois.`,
}

const en: typeof fr = {
  scale: 'The scale of prices',
  depends: 'What moves the total',
  ranges:
    'My working ranges. They are there to prompt questions, and they narrow once I have opened your files.',
  range: (from, to) => `${from} to ${to} days`,
  title: 'A quote, line by line',
  made: 'A made-up case.',
  intro: 'Change the days and the rate: the total follows, and so does the scale.',
  rate: 'Day rate, before VAT',
  calculator: 'Work out a rate',
  between: (min, max) => `Write a number from ${min} to ${max}. The last good one still counts.`,
  without: 'Left out',
  sheet: 'Quote',
  head: ['Item', 'Days', 'Amount'],
  total: 'Total before VAT',
  days: (count, said) => `${said} ${count === 1 ? 'day' : 'days'}`,
  daysOf: (lot) => `Days, ${lot}`,
  less: (lot) => `Half a day less, ${lot}`,
  more: (lot) => `Half a day more, ${lot}`,
  month: 'The model, every month',
  models: 'Model',
  usage: {
    conversations: 'Conversations a month',
    messages: 'Messages per conversation',
    read: 'Tokens read per message',
    written: 'Tokens written per message',
  },
  checked: (day) => `Prices of a million tokens, read then written, as of ${day}.`,
  upkeep: (sum) => `Reading it over each month: ${sum}.`,
  answer: (rate, days, total, month) =>
    `At ${rate} a day, ${days} come to ${total} before VAT. The model adds ${month} a month.`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
