import { numberIn } from '../../i18n/number.ts'
import type { Bilingual } from '../../routes/language.ts'

const fr = {
  commits: (count: number) =>
    `${numberIn('fr', count)} commit${count > 1 ? 's' : ''}, fusions non comptées`,
  counted: (date: string, commit: string) => `Compté le ${date}, au commit ${commit}`,
  whenTitle: 'Quand',
  whenLead: {
    hour: 'Commits par heure, en temps universel, et ce qu’ils touchent.',
    day: 'Commits par jour, en temps universel, et ce qu’ils touchent.',
    week: 'Commits par semaine, en temps universel, et ce qu’ils touchent.',
  },
  whenName: 'Commits par période et par partie du code',
  area: 'Partie',
  all: 'Ensemble',
  several: 'Un commit qui touche plusieurs parties compte dans chacune.',
  whereTitle: 'Où',
  whereLead:
    'Les parties du code, les commits qui les touchent et leur taille à cette date, package-lock.json mis à part.',
  chart: 'Commits par partie du code',
  chartText: 'Nombre de commits qui touchent chaque partie.',
  asTable: 'Les chiffres en tableau',
  size: (files: string, lines: string) => `${files} fichiers de texte, ${lines} lignes`,
  latestTitle: 'Dernières modifications',
  latestLead:
    'Chaque commit dit pourquoi il est là, en anglais, comme le code. Heures en temps universel.',
  areas: {
    engine: 'Moteur d’Opale',
    ui: 'Composants',
    site: 'Site',
    stories: 'Catalogue',
    spec: 'Règles et tests',
    rest: 'Outils',
  },
}

const en: typeof fr = {
  commits: (count) => `${numberIn('en', count)} commit${count > 1 ? 's' : ''}, merges not counted`,
  counted: (date, commit) => `Counted on ${date}, at commit ${commit}`,
  whenTitle: 'When',
  whenLead: {
    hour: 'Commits per hour, in universal time, and what they touch.',
    day: 'Commits per day, in universal time, and what they touch.',
    week: 'Commits per week, in universal time, and what they touch.',
  },
  whenName: 'Commits by period and part of the code',
  area: 'Part',
  all: 'Altogether',
  several: 'A commit that touches several parts counts in each of them.',
  whereTitle: 'Where',
  whereLead:
    'The parts of the code, the commits that touch them and their size on that date, package-lock.json left out.',
  chart: 'Commits by part of the code',
  chartText: 'How many commits touch each part.',
  asTable: 'The figures as a table',
  size: (files, lines) => `${files} text files, ${lines} lines`,
  latestTitle: 'Latest changes',
  latestLead: 'Every commit says why it is there. Times are universal time.',
  areas: {
    engine: 'Opale’s engine',
    ui: 'Components',
    site: 'Site',
    stories: 'Catalogue',
    spec: 'Rules and tests',
    rest: 'Tools',
  },
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
