/** What the site is made of, to look at and to try. */
import { ANY_BLOCK, collection, picture } from '../collection.ts'

const STUDIO = picture(
  'studio',
  ['Studio|de workflows', 'Un cas, déroulé|étape par étape.'],
  ['Workflow|studio', 'One case, followed|step by step.'],
)
const EDITOR = picture(
  'editor',
  ['Workflow|Studio', 'Ouvrir, changer, simuler,|rendre à n8n.'],
  ['Workflow|Studio', 'Open, change, simulate,|hand back to n8n.'],
)
const ART = picture(
  'art',
  ['Galerie|artistique', 'Une graine, un tableau,|toujours le même.'],
  ['Art|gallery', 'One seed, one picture,|always the same.'],
)
const SHOWCASE = picture(
  'showcase',
  ['Démonstration', 'Du code qui se regarde|et qui s’essaie.'],
  ['Demonstration', 'Code to look at,|and to try.'],
)
const DEMO = picture(
  'demo',
  ['Composants|à l’essai', 'Chaque état, chaque forme,|et le code qui va avec.'],
  ['Components|on trial', 'Every state, every form,|and the code behind them.'],
)

export default collection({
  screen: 'showcase',
  family: {
    id: 'showcase',
    universe: 'code',
    name: { fr: 'Démonstrations', en: 'Demonstrations' },
    badge: { fr: 'Démonstration', en: 'Demonstration' },
    minor: true,
  },
  priority: 0.5,
  picture: SHOWCASE,
  pages: {
    'workflow-studio': {
      screen: 'editor',
      priority: 0.8,
      picture: EDITOR,
      body: 'required',
      eager: 'always',
    },
    studio: { screen: 'studio', picture: STUDIO, blocks: ANY_BLOCK },
    technologies: {
      screen: 'technologies',
      fr: ['/technologies', '/integrations'],
      picture: picture(
        'technologies',
        ['Technologies|et intégrations', 'À quoi sert chaque brique,|en une ligne.'],
        ['Technologies|and integrations', 'What each piece is for,|in one line.'],
      ),
    },
    gallery: {
      screen: 'gallery',
      fr: ['/gallery', '/canvas', '/tech-icons'],
      priority: 0.3,
      picture: picture(
        'gallery',
        ['Galerie|d’icônes', 'Beaucoup d’images,|un seul fichier.'],
        ['Icon|gallery', 'Many pictures,|one file.'],
      ),
    },
    'canvas-animations-preview': { screen: 'art', priority: 0.2, picture: ART },
    'galerie-artistique': { screen: 'art', priority: 0.3, picture: ART },
    'sprite-demo': {
      screen: 'sprites',
      priority: 0.2,
      picture: picture(
        'sprites',
        ['Planches|d’images', 'Une case, découpée|à la taille voulue.'],
        ['Sprite|sheets', 'One cell, cut out|at any size.'],
      ),
    },
    'canvas-demo': {
      screen: 'showcase',
      fr: ['/canvas-demo', '/canvas-icons-test'],
      priority: 0.2,
      picture: SHOWCASE,
      blocks: ANY_BLOCK,
    },
    'activite-github': {
      screen: 'activity',
      priority: 0.4,
      picture: picture(
        'activity',
        ['Activité|du code', 'Ce site, modification|par modification.'],
        ['Code|activity', 'This site,|change by change.'],
      ),
    },
    'button-showcase': {
      screen: 'demo',
      fr: ['/button-showcase', '/buttons'],
      priority: 0.2,
      picture: DEMO,
    },
    'adaptive-content-demo': {
      screen: 'demo',
      fr: ['/adaptive-content-demo', '/demo-adaptive'],
      priority: 0.2,
      picture: DEMO,
    },
  },
})
