import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Génération de contenu par IA : garder votre voix et vos faits',
    description:
      "Fiches produit, infolettres, appels d'offres : une première version tirée de vos données, relue par une personne. Méthode, garde-fous et limites.",
    heading: 'Générer du contenu sans perdre votre voix',
    name: 'Génération de contenu',
    hint: 'Une première version tirée de vos données, puis relue.',
    lead: "Fiches produit, infolettres, réponses à des appels d'offres : le modèle rédige une première version à partir de vos données, une personne la corrige et la signe. Vos règles de style écrites et des exemples choisis font l'essentiel du travail. Sans source fiable, je préfère un champ vide à une phrase inventée.",
  },
  en: {
    title: 'AI content generation: your facts, your voice',
    description:
      'Product sheets, newsletters, tender replies: a first draft built from your data and corrected by a person. The method, the safeguards, the limits.',
    heading: 'More drafts, the same voice',
    name: 'Content generation',
    hint: 'A first draft from your data, then a human edit.',
    lead: 'A model writes the first version; a person corrects it and puts their name to it. That suits product sheets, newsletters and tender replies, provided the facts come from your data. Written style rules and well-chosen examples do most of the work. Where no source exists, I leave the field empty.',
  },
  related: [
    'prompt-engineering-guide-complet',
    'glossaire-prompt-engineering',
    'architecte-ia-generative',
    'workflow-generation-reports',
    'rag-ecommerce-architecture-complete-cas-usage',
  ],
})
