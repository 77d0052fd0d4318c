/** What each page type says on its picture, line by line: a picture cannot wrap by itself. */
import type { Bilingual } from '../../routes/language.ts'
import type { Screen } from '../../routes/table.ts'

export interface CardWords {
  readonly title: readonly string[]
  readonly line: readonly string[]
}

const say = (title: string, line: string): CardWords => ({
  title: title.split('|'),
  line: line.split('|'),
})

export const CARD_WORDS: Readonly<Record<Screen, Bilingual<CardWords>>> = {
  home: {
    fr: say('Développement web|et IA appliquée', 'Du premier croquis à la mise en ligne.'),
    en: say('Web development|and applied AI', 'From the first sketch to going live.'),
  },
  services: {
    fr: say('Services IA', 'Cadrer, prototyper,|construire, transmettre.'),
    en: say('AI services', 'Frame, prototype,|build, hand over.'),
  },
  service: {
    fr: say('Service', 'Ce qui est livré, dans quel ordre,|et quand autre chose convient mieux.'),
    en: say('Service', 'What is delivered, in what order,|and when something else fits better.'),
  },
  article: {
    fr: say(
      'Guides|et articles',
      'Une question technique, posée|simplement, suivie jusqu’au bout.',
    ),
    en: say('Guides|and articles', 'One technical question, asked plainly|and followed through.'),
  },
  comparison: {
    fr: say('Comparatif', 'La réponse d’abord,|les raisons ensuite.'),
    en: say('Comparison', 'The answer first,|then the reasons.'),
  },
  question: {
    fr: say('Question|fréquente', 'Une réponse courte,|puis ce dont elle dépend.'),
    en: say('Frequent|question', 'A short answer,|then what it depends on.'),
  },
  'use-case': {
    fr: say('Cas d’usage', 'Avant, après, et ce qu’il faut|entre les deux.'),
    en: say('Use case', 'Before, after, and what it takes|in between.'),
  },
  place: {
    fr: say('Villes|et régions', 'Sur place quand cela aide,|à distance le reste du temps.'),
    en: say('Cities|and regions', 'On site when it helps,|remote the rest of the time.'),
  },
  tool: {
    fr: say('Outil gratuit', 'Une question par écran,|un résultat à garder.'),
    en: say('Free tool', 'One question a screen,|a result to keep.'),
  },
  term: {
    fr: say('Glossaire', 'Un mot, sa définition,|un exemple.'),
    en: say('Glossary', 'One word, its definition,|one example.'),
  },
  workflow: {
    fr: say('Workflow', 'Un modèle à importer,|nœud par nœud.'),
    en: say('Workflow', 'A template to import,|node by node.'),
  },
  workflows: {
    fr: say('Bibliothèque|de workflows', 'Des modèles à lire, à importer,|à adapter.'),
    en: say('Workflow|library', 'Templates to read, import|and adapt.'),
  },
  list: {
    fr: say('À parcourir', 'Les pages d’un même sujet,|une ligne pour chacune.'),
    en: say('Browse', 'Pages on one subject,|a line for each.'),
  },
  contact: {
    fr: say('Contact', 'Racontez-moi votre projet|en trois lignes.'),
    en: say('Contact', 'Tell me about your project|in three lines.'),
  },
  cv: {
    fr: say('CV', 'Le parcours, étape par étape.'),
    en: say('CV', 'The journey, step by step.'),
  },
  profile: {
    fr: say('Profil', 'La personne derrière le site|et sa façon de travailler.'),
    en: say('Profile', 'The person behind the site,|and a way of working.'),
  },
  legal: {
    fr: say(
      'Informations|légales',
      'Qui publie ce site, ce qu’il garde,|ce que vous pouvez demander.',
    ),
    en: say('Legal|information', 'Who publishes this site, what it keeps,|what you may ask for.'),
  },
  vcard: {
    fr: say('Carte de visite', 'Les coordonnées,|à garder d’un geste.'),
    en: say('Contact card', 'The details,|kept in one step.'),
  },
  sitemap: {
    fr: say('Plan du site', 'Toutes les pages,|par famille.'),
    en: say('Site map', 'Every page,|by family.'),
  },
  companion: {
    fr: say('Opale,|la compagne', 'Elle grandit quand on|s’occupe d’elle.'),
    en: say('Opale,|the companion', 'She grows when you|look after her.'),
  },
  lab: {
    fr: say('Laboratoire|d’Opale', 'Une graine, des commandes,|la même vie, au bit près.'),
    en: say('Opale|lab', 'A seed, some commands,|the same life, to the bit.'),
  },
  game: {
    fr: say('Jouer|avec Opale', 'La nourrir, lui apprendre,|la voir grandir.'),
    en: say('Play|with Opale', 'Feed her, teach her,|watch her grow.'),
  },
  showcase: {
    fr: say('Démonstration', 'Du code qui se regarde|et qui s’essaie.'),
    en: say('Demonstration', 'Code to look at,|and to try.'),
  },
  explorer: {
    fr: say('Explorer|tout le site', 'Un mot, une famille,|la bonne page.'),
    en: say('Explore|the whole site', 'One word, one kind,|the right page.'),
  },
  technologies: {
    fr: say('Technologies|et intégrations', 'À quoi sert chaque brique,|en une ligne.'),
    en: say('Technologies|and integrations', 'What each piece is for,|in one line.'),
  },
  activity: {
    fr: say('Activité|du code', 'Ce site, modification|par modification.'),
    en: say('Code|activity', 'This site,|change by change.'),
  },
  studio: {
    fr: say('Studio|de workflows', 'Un cas, déroulé|étape par étape.'),
    en: say('Workflow|studio', 'One case, followed|step by step.'),
  },
  gallery: {
    fr: say('Galerie|d’icônes', 'Beaucoup d’images,|un seul fichier.'),
    en: say('Icon|gallery', 'Many pictures,|one file.'),
  },
  sprites: {
    fr: say('Planches|d’images', 'Une case, découpée|à la taille voulue.'),
    en: say('Sprite|sheets', 'One cell, cut out|at any size.'),
  },
  art: {
    fr: say('Galerie|artistique', 'Une graine, un tableau,|toujours le même.'),
    en: say('Art|gallery', 'One seed, one picture,|always the same.'),
  },
  demo: {
    fr: say('Composants|à l’essai', 'Chaque état, chaque forme,|et le code qui va avec.'),
    en: say('Components|on trial', 'Every state, every form,|and the code behind them.'),
  },
  'not-found': {
    fr: say('Le fil|s’arrête ici', 'Page introuvable.'),
    en: say('The thread|stops here', 'Page not found.'),
  },
}
