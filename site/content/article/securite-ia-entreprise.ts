import { definePage } from '../define.ts'

export default definePage({
  topic: 'trust',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Sécurité de l'IA en entreprise : partir des données",
    description:
      "Inventaire des usages, classement des données, droits et fournisseurs : par où commencer pour encadrer l'IA dans une entreprise.",
    heading: "Sécuriser l'IA commence par savoir ce qu'on lui confie",
    name: 'Sécurité IA en entreprise',
    hint: "Usages, données, droits : l'ordre des décisions.",
    lead: "Avant de choisir un outil, dressez deux listes : les usages déjà en place, même officieux, et les données qu'ils touchent. La plupart des décisions en découlent : qui peut interroger quoi, ce qui part chez un fournisseur, combien de temps les échanges sont conservés. Une interdiction générale, elle, déplace surtout les usages hors de vue.",
  },
  en: {
    title: 'Enterprise AI security: start from the data',
    description:
      'An inventory of uses, a classification of data, access rights and supplier terms: where to begin when securing AI in a company.',
    heading: 'Securing AI begins with knowing what you feed it',
    name: 'Enterprise AI security',
    hint: 'Uses, data, rights: decisions in the right order.',
    lead: 'Before you pick a tool, draw up two lists: uses already in place, unofficial ones included, and the data they touch. Most decisions follow from these: who may query what, what leaves for a supplier, how long exchanges are kept. Banning everything mostly moves the uses out of your sight.',
  },
  question: {
    fr: "Par où commencer pour encadrer l'IA dans une entreprise sans l'interdire ?",
    en: 'Where should a company begin to secure its use of AI without banning it?',
  },
  related: [
    'llm-guardrails-security',
    'faq-securiser-chatbot',
    'glossaire-guardrails',
    'consultant-intelligence-artificielle-entreprise',
    'audit-ia-gratuit',
  ],
})
