import type { Bilingual } from '../../routes/language.ts'

const fr = {
  works: 'Travaille',
  languages: 'Langues',
  available: 'Disponible',
  email: 'E-mail',
  pdf: 'Télécharger le PDF',
  json: 'JSON Resume',
  print: 'Imprimer',
  sample: 'Postes, dates et formations sont des exemples, à remplacer par ceux du propriétaire.',
  summary: 'En bref',
  skills: 'Postes et compétences, sur les mêmes années',
  axis: {
    posts: 'Postes',
    skills: 'Compétences',
    past: 'ne se pratique plus',
  },
  experience: 'Ce que j’y ai fait',
  today: 'aujourd’hui',
  highlights: 'Trois projets qui résument la méthode',
  highlightsSample: 'Des situations inventées pour l’exercice : aucune ne décrit un client.',
  read: 'Lire le cas en entier',
  contact: 'Une question sur ce parcours ?',
  write: 'Écrire un message',
  cardHint: 'nom, adresse et lien, à garder d’un geste',
  filesHint: 'deux pages A4, ou les données au format ouvert JSON Resume',
  files: 'Fichiers',
}

const en: typeof fr = {
  works: 'Works',
  languages: 'Languages',
  available: 'Available',
  email: 'E-mail',
  pdf: 'Download the PDF',
  json: 'JSON Resume',
  print: 'Print',
  sample: 'Posts, dates and degrees are examples, waiting for the owner’s own.',
  summary: 'In short',
  skills: 'Posts and skills, against the same years',
  axis: {
    posts: 'Posts',
    skills: 'Skills',
    past: 'no longer practised',
  },
  experience: 'What I did there',
  today: 'today',
  highlights: 'Three projects that show the method',
  highlightsSample: 'Situations made up for the exercise; none of them describes a client.',
  read: 'Read the whole case',
  contact: 'A question about this career?',
  write: 'Write a message',
  cardHint: 'name, address and link, kept in one step',
  filesHint: 'two A4 pages, or the data in the open JSON Resume format',
  files: 'Files',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
