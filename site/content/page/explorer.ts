import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Explorer le site : services, outils, guides et workflows',
    description:
      'Toutes les familles de pages réunies : services, outils gratuits, guides, comparatifs, glossaire, workflows et la compagne Opale, avec une ligne pour chacune.',
    heading: 'Explorer tout le site',
    name: 'Explorer',
    hint: 'Toutes les pages, avec une ligne pour choisir.',
    lead: "Tout le site tient ici, rangé par famille : services, outils gratuits, guides, comparatifs, termes, workflows. Là où le titre ne suffit pas pour choisir, une ligne dit ce que vous y trouverez. Si vous découvrez le sujet, commencez par le glossaire ; si vous avez déjà un projet, commencez par l'évaluateur.",
  },
  en: {
    title: 'Explore the site: services, tools, guides, workflows',
    description:
      'Every family of pages in one place: services, free tools, guides, comparisons, glossary, workflows and the companion, with a line about each.',
    heading: 'Explore the whole site',
    name: 'Explore',
    hint: 'Every page, with one line to help you choose.',
    lead: "Not sure where to begin? All the pages are here, grouped by kind: services, free tools, guides, comparisons, terms and workflows. Where a title isn't enough to choose by, a line says what's behind it. New to the subject, try the glossary first; with a project already in mind, go straight to the evaluator.",
  },
  related: ['ia', 'workflows', 'guides-ia', 'audit-ia-gratuit', 'sitemap'],
})
