import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-24',
  fr: {
    title: 'Plan du site : toutes les familles de pages',
    description:
      'Les pages du site groupées par famille, en liens simples : services, guides, outils, comparatifs, villes, glossaire et pages légales.',
    heading: 'Plan du site',
    name: 'Plan du site',
    hint: 'Toutes les familles de pages, en liens simples.',
    lead: "Les pages du site, groupées par famille et sans image, pour qui sait ce qu'il cherche ou navigue au clavier. Chaque entrée mène directement à sa page, dans la langue en cours ; les modèles de workflows se lisent par catégorie ou par service. Les moteurs de recherche reçoivent un inventaire complet en XML.",
  },
  en: {
    title: 'Sitemap: every family of pages on the site',
    description:
      'Pages of this site grouped by family, as plain links: services, guides, tools, comparisons, cities, glossary and legal pages.',
    heading: 'Sitemap',
    name: 'Sitemap',
    hint: 'Every family of pages, as plain links.',
    lead: "Looking for one address in particular? Pages are listed by family, as plain links that suit a keyboard or a screen reader, and they open in the language you're reading. Workflow templates are listed by category and by the service they connect. Search engines get an XML version, with every page in it.",
  },
  related: ['explorer', 'blog', 'glossaire-ia', 'accessibilite'],
})
