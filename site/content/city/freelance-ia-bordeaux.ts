import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: 'Que peut écrire une IA pour un vin de Bordeaux, entre étiquette européenne et loi Évin ?',
    en: 'What may AI write for a Bordeaux wine, between EU labels and French advertising law?',
  },
  fr: {
    title: 'Freelance IA à Bordeaux : étiquettes, fiches, loi Évin',
    description:
      'IA pour le vin à Bordeaux : étiquette électronique, fiches traduites, contrôle des mots permis par la loi Évin, réseaux à connaître, visites hors vendanges.',
    heading: 'Bordeaux : des textes justes, vite relus',
    name: 'Freelance IA à Bordeaux',
    hint: 'Fiches et étiquettes préparées, puis contrôlées mot à mot.',
    lead: "Elle peut préparer la fiche, la traduire et tenir l'étiquette électronique à jour, à partir de vos analyses et de vos notes. Elle ne peut pas choisir ses mots : la loi Évin dresse la liste de ce qui se dit. Je place donc un contrôle entre le texte et sa publication, et vous gardez le dernier mot.",
  },
  en: {
    title: 'AI freelancer for Bordeaux: labels, sheets and the law',
    description:
      'AI for wine in Bordeaux: electronic labels, translated sheets, a check on the words French law permits, who to know locally, and visits outside harvest.',
    heading: 'Bordeaux: accurate texts, quickly reviewed',
    name: 'AI freelancer for Bordeaux',
    hint: 'Sheets and labels drafted, then checked word by word.',
    lead: "It can draft the sheet, translate it and keep the electronic label current, from your own analyses and notes. It can't pick its words freely, because French advertising law lists what may be said of a wine. So I put a check between the text and its publication, and the last word stays yours.",
  },
  related: [
    'cas-usage-generation-contenu',
    'prompt-engineering-guide-complet',
    'home',
    'glossaire-hallucinations',
    'freelance-ia-toulouse',
  ],
})
