import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
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
    lead: 'Séparez les faits de la manière. Les faits viennent de votre base et sont vérifiés par un programme ; la manière vient de dix bons exemples ; une personne corrige et signe. Là où la source manque, le champ reste vide. Le coût est celui de la relecture : au-delà de vingt-deux minutes par fiche, écrivez à la main.',
  },
  en: {
    title: 'AI content generation: your facts, your voice',
    description:
      'Product sheets that invent nothing: where each field comes from, a check on figures, two thousand sheets worked out, and a trial with fifty.',
    heading: 'More drafts, the same voice',
    name: 'Content generation',
    hint: 'A first draft from your data, then a human edit.',
    lead: 'Keep facts and manner apart. Facts come from your data and a program verifies them; manner comes from ten good examples; a person edits and signs. Where no source exists, the field stays empty. Editing is what you pay for: past twenty-two minutes a sheet, you might as well write it by hand.',
  },
  related: [
    'prompt-engineering-guide-complet',
    'glossaire-prompt-engineering',
    'architecte-ia-generative',
    'workflow-generation-reports',
    'rag-ecommerce-architecture-complete-cas-usage',
  ],
})
