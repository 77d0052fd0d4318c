import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Explorer le site : services, outils, guides et workflows',
    description:
      'Toutes les familles de pages réunies : services, outils gratuits, guides, comparatifs, glossaire, workflows et la compagne Opale, avec un moteur de recherche.',
    heading: 'Explorer tout le site',
    name: 'Explorer',
    hint: 'Toutes les pages, rangées par famille.',
    lead: "Les pages sont ici, rangées par famille : services, outils gratuits, guides, comparatifs, termes, workflows. Chaque service et chaque outil a sa ligne d'explication ; une famille trop longue renvoie à sa liste complète. Si vous découvrez le sujet, commencez par le glossaire ; si vous avez déjà un projet, par l'évaluateur.",
  },
  en: {
    title: 'Explore the site: services, tools, guides, workflows',
    description:
      'Every family of pages in one place: services, free tools, guides, comparisons, glossary, workflows and the companion, with a search across them all.',
    heading: 'Explore the whole site',
    name: 'Explore',
    hint: 'Every page, sorted by kind.',
    lead: "Not sure where to begin? The pages are here, grouped by kind: services, free tools, guides, comparisons, terms and workflows. Services and tools come with a line about each; a kind with too many pages links to its full list. If you're new to the subject, try the glossary. If you already have a project, use the evaluator.",
  },
  related: ['ia', 'workflows', 'guides-ia', 'audit-ia-gratuit', 'sitemap'],
})
