import { defineUseCase } from './collection.ts'

export default defineUseCase({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment générer des contenus en volume sans publier de faux ni perdre notre voix ?',
    en: 'How can we generate content at volume without publishing errors or losing our voice?',
  },
  fr: {
    title: 'Génération de contenu par IA : garder votre voix et vos faits',
    description:
      "Fiches produit générées sans rien inventer : d'où vient chaque champ, le contrôle des chiffres, le calcul de deux mille fiches, un essai de cinquante.",
    heading: 'Générer du contenu sans perdre votre voix',
    name: 'Génération de contenu',
    hint: 'Une première version tirée de vos données, puis relue.',
    lead: 'Séparez les faits de la manière. Les faits viennent de votre base et un programme en vérifie les chiffres ; la manière vient de dix bons exemples ; une personne corrige et signe. Là où la source manque, le champ reste vide. Le coût est celui de la relecture : au-delà de vingt-deux minutes par fiche, écrivez à la main.',
  },
  en: {
    title: 'AI content generation: your facts, your voice',
    description:
      'Product sheets that invent nothing: where each field comes from, a check on figures, two thousand sheets worked out, and a trial with fifty.',
    heading: 'More drafts, the same voice',
    name: 'Content generation',
    hint: 'A first draft from your data, then a human edit.',
    lead: 'Keep facts and manner apart. Facts come from your data and a program verifies the figures; manner comes from ten good examples; a person edits and signs. Where no source exists, the field stays empty. Editing is what you pay for: past twenty-two minutes a sheet, you might as well write it by hand.',
  },
  related: [
    'prompt-engineering-guide-complet',
    'glossaire-prompt-engineering',
    'architecte-ia-generative',
    'workflow-generation-reports',
    'rag-ecommerce-architecture-complete-cas-usage',
  ],
  balance: {
    title: { fr: 'Le seuil, avec vos fiches', en: 'The threshold, with your pages' },
    inputs: {
      pages: {
        name: { fr: 'Fiches à écrire', en: 'Product pages to write' },
        min: 100,
        max: 5000,
        step: 100,
        value: 2000,
      },
      hand: {
        name: { fr: 'Minutes pour une fiche à la main', en: 'Minutes for one by hand' },
        min: 5,
        max: 60,
        step: 1,
        value: 25,
      },
      review: {
        name: { fr: 'Minutes pour relire un brouillon', en: 'Minutes to review a draft' },
        min: 1,
        max: 30,
        step: 1,
        value: 4,
      },
    },
    rows: [
      {
        name: { fr: 'Tout écrire à la main', en: 'Writing it all by hand' },
        factors: ['pages', 'hand'],
        minutes: true,
      },
      {
        name: { fr: 'Relire et corriger', en: 'Reviewing and correcting' },
        takes: true,
        factors: ['pages', 'review'],
        minutes: true,
      },
      {
        name: { fr: 'Compléter les données', en: 'Completing the data' },
        takes: true,
        factors: ['pages', 0.15, 10],
        minutes: true,
      },
      {
        name: { fr: 'Écrire la charte', en: 'Writing the style guide' },
        takes: true,
        factors: [3, 7],
      },
    ],
  },
})
