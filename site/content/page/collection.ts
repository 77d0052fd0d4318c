/** Pages of a kind of their own: each says what it is. */
import { ANY_AND_OWN, ANY_BLOCK, collection, IN_ENGLISH, picture } from '../collection.ts'
import category from '../category/collection.ts'
import service from '../service/collection.ts'
import workflow from '../workflow/collection.ts'
import { at } from '../scene.ts'

const LIST = picture(
  'list',
  ['À parcourir', 'Les pages d’un même sujet,|une ligne pour chacune.'],
  ['Browse', 'Pages on one subject,|a line for each.'],
)

export default collection({
  screen: 'list',
  family: {
    id: 'main',
    universe: 'code',
    name: { fr: 'Pages principales', en: 'Main pages' },
    badge: { fr: 'Site', en: 'Site' },
  },
  priority: 0.5,
  picture: LIST,
  pages: {
    home: {
      screen: 'home',
      fr: ['/', '/fr', '/web-development'],
      en: ['/en'],
      priority: 1,
      picture: picture(
        'home',
        ['Développement web|et IA appliquée', 'Du premier croquis à la mise en ligne.'],
        ['Web development|and applied AI', 'From the first sketch to going live.'],
      ),
      blocks: ANY_AND_OWN,
      structuredData: 'services',
    },
    ia: {
      screen: 'services',
      scene: at('stairs', 'shows', 'happy', 'dawn'),
      fr: ['/ia', '/ai', '/ai-services'],
      en: ['/en/ia', '/en/ai'],
      priority: 0.9,
      picture: picture(
        'services',
        ['Services IA', 'Cadrer, prototyper,|construire, transmettre.'],
        ['AI services', 'Frame, prototype,|build, hand over.'],
      ),
      blocks: ANY_AND_OWN,
      structuredData: 'services',
      gathers: [{ family: 'service' }, { family: 'use-case' }],
    },
    explorer: {
      screen: 'explorer',
      priority: 0.7,
      picture: picture(
        'explorer',
        ['Explorer|tout le site', 'Un mot, une famille,|la bonne page.'],
        ['Explore|the whole site', 'One word, one kind,|the right page.'],
      ),
      eager: 'asked',
      gathers: [{ family: 'all' }],
    },
    'temoignages-clients': {
      screen: 'testimonials',
      ...IN_ENGLISH,
      picture: picture(
        'testimonials',
        ['Témoignages', 'Ce qui a été livré,|et ce qui a résisté.'],
        ['Testimonials', 'What was delivered,|and what was hard.'],
      ),
      blocks: ANY_BLOCK,
      gathers: [{ family: 'use-case' }],
    },
    'processus-collaboration': {
      scene: at('bridge', 'shows', 'loving', 'window'),
      screen: 'service',
      ...IN_ENGLISH,
      body: 'required',
      words: [700, 1100],
      picture: service.picture,
      blocks: ANY_BLOCK,
      structuredData: 'services',
    },
    faq: {
      screen: 'faq',
      ...IN_ENGLISH,
      priority: 0.6,
      picture: {
        ...picture(
          'faq',
          ['Questions|fréquentes', 'Toutes celles du site,|rangées par sujet.'],
          ['Frequent|questions', 'All of the site’s,|by subject.'],
        ),
        motif: 'question',
      },
      eager: 'asked',
      gathers: [{ family: 'question' }],
    },
    'glossaire-ia': {
      screen: 'list',
      ...IN_ENGLISH,
      priority: 0.7,
      picture: LIST,
      blocks: ANY_BLOCK,
      gathers: [{ family: 'term' }],
    },
    profile: {
      screen: 'profile',
      fr: ['/{owner}'],
      priority: 0.6,
      picture: picture(
        'profile',
        ['Profil', 'La personne derrière le site|et sa façon de travailler.'],
        ['Profile', 'The person behind the site,|and a way of working.'],
      ),
      blocks: ANY_BLOCK,
      structuredData: 'services',
      openGraph: 'profile',
    },
    'guides-ia': {
      screen: 'list',
      priority: 0.7,
      picture: LIST,
      blocks: ANY_BLOCK,
      gathers: [{ family: 'guide' }, { family: 'article' }],
    },
    'portfolio-projets-cas-etudes': {
      screen: 'portfolio',
      en: ['/en/portfolio-projets-cas-etudes', '/en/missions-freelance-realisees'],
      priority: 0.7,
      picture: picture(
        'portfolio',
        ['Portfolio', 'Du problème|à ce qui reste.'],
        ['Portfolio', 'From the problem|to what remains.'],
      ),
      blocks: ANY_BLOCK,
      // The library has a page of its own: here stand those that are told at length.
      gathers: [{ family: 'use-case' }, { family: 'workflow', pages: Object.keys(workflow.pages) }],
    },
    blog: {
      screen: 'blog',
      priority: 0.9,
      eager: 'asked',
      picture: {
        ...picture(
          'blog',
          ['Centre|d’expertise', 'Par sujet, par mois,|le plus récent d’abord.'],
          ['Expertise|centre', 'By subject, by month,|newest first.'],
        ),
        motif: 'list',
      },
    },
    cv: {
      screen: 'cv',
      ...IN_ENGLISH,
      priority: 0.8,
      picture: picture(
        'cv',
        ['CV', 'Le parcours, étape par étape.'],
        ['CV', 'The journey, step by step.'],
      ),
      blocks: ANY_BLOCK,
    },
    vcard: {
      screen: 'vcard',
      priority: 0.3,
      picture: picture(
        'vcard',
        ['Carte de visite', 'Les coordonnées,|à garder d’un geste.'],
        ['Contact card', 'The details,|kept in one step.'],
      ),
    },
    workflows: {
      screen: 'workflows',
      ...IN_ENGLISH,
      priority: 0.9,
      picture: category.picture,
      blocks: ANY_BLOCK,
      gathers: [{ family: 'workflow' }, { family: 'category' }, { family: 'integration' }],
      eager: 'asked',
    },
    contact: {
      screen: 'contact',
      ...IN_ENGLISH,
      priority: 0.9,
      picture: picture(
        'contact',
        ['Contact', 'Racontez-moi votre projet|en trois lignes.'],
        ['Contact', 'Tell me about your project|in three lines.'],
      ),
      eager: 'always',
      conversion: 'contact_click',
    },
    sitemap: {
      screen: 'sitemap',
      priority: 0.3,
      picture: picture(
        'sitemap',
        ['Plan du site', 'Toutes les pages,|par famille.'],
        ['Site map', 'Every page,|by family.'],
      ),
      gathers: [{ family: 'all' }],
    },
  },
})
