import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Plan du site : toutes les pages par famille',
    description:
      'La liste complète des pages du site, groupées par famille, en liens simples : services, guides, outils, comparatifs, villes, glossaire et pages légales.',
    heading: 'Plan du site',
    name: 'Plan du site',
    hint: 'La liste complète, en liens simples.',
    lead: "La liste complète des pages, groupées par famille et sans image, pour qui sait ce qu'il cherche ou navigue au clavier. Chaque entrée mène directement à sa page, dans la langue en cours. Les moteurs de recherche reçoivent un inventaire en XML, tiré de la même table : les deux restent accordés.",
  },
  en: {
    title: 'Sitemap: every page of the site by family',
    description:
      'The full list of pages, grouped by family, as plain links: services, guides, tools, comparisons, cities, glossary and legal pages.',
    heading: 'Sitemap',
    name: 'Sitemap',
    hint: 'The full list, as plain links.',
    lead: "Looking for one address in particular? Pages are listed by family, as plain links that suit a keyboard or a screen reader, and they open in the language you're reading. An XML version exists for search engines. Both come from a single table of routes, so they don't drift apart.",
  },
  related: ['explorer', 'blog', 'glossaire-ia', 'accessibilite'],
})
