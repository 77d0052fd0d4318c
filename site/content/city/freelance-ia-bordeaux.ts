import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Freelance IA à Bordeaux : vin, aéronautique, tourisme',
    description:
      'IA et développement web pour Bordeaux : négoce et domaines, aéronautique, tourisme. Textes relus, données tenues à jour, à distance ou sur place si convenu.',
    heading: 'Bordeaux : des textes justes, vite relus',
    name: 'Freelance IA à Bordeaux',
    hint: 'Fiches, traductions et réponses préparées, que vous validez.',
    lead: "Une fiche de dégustation inventée par un modèle se remarque dès la deuxième ligne. Pour le vin comme pour l'aéronautique ou le tourisme bordelais, l'IA part de vos données : elle prépare, traduit, et quelqu'un du métier valide. Je conçois cette préparation à distance ; une visite au domaine ou à l'atelier se décide à deux.",
  },
  en: {
    title: 'AI freelancer for Bordeaux: wine, aerospace and tourism',
    description:
      'AI and web development for Bordeaux: wine merchants and estates, aerospace, tourism. Reviewed texts and current data, remotely or on site if agreed.',
    heading: 'Bordeaux: accurate texts, quickly reviewed',
    name: 'AI freelancer for Bordeaux',
    hint: 'Sheets, translations and replies drafted for your approval.',
    lead: "Ask a model to describe a wine it knows nothing about and you'll get fluent nonsense. Give it your own tasting notes and it drafts and translates decently, while you keep the last word. Aerospace documents and tourist offices are no different. I work with Bordeaux from afar, and on the spot when we've agreed to.",
  },
  related: [
    'cas-usage-generation-contenu',
    'prompt-engineering-guide-complet',
    'home',
    'glossaire-hallucinations',
    'freelance-ia-toulouse',
  ],
})
