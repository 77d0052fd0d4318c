import type { Bilingual } from '../../routes/language.ts'

interface Words {
  readonly commits: (count: number) => string
  readonly counted: (date: string, commit: string) => string
  readonly whenTitle: string
  readonly whenLead: Readonly<Record<'hour' | 'day' | 'week', string>>
  readonly whenName: string
  readonly area: string
  readonly all: string
  readonly several: string
  readonly whereTitle: string
  readonly whereLead: string
  readonly chart: string
  readonly chartText: string
  readonly asTable: string
  readonly sizes: string
  readonly files: string
  readonly lines: string
  readonly latestTitle: string
  readonly latestLead: string
  readonly latestName: string
  readonly moment: string
  readonly change: string
  readonly areas: Readonly<Record<string, string>>
}

export const WORDS: Bilingual<Words> = {
  fr: {
    commits: (count) => `${count} commit${count > 1 ? 's' : ''}`,
    counted: (date, commit) => `Compté le ${date}, au commit ${commit}`,
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
    whereLead: 'Les parties du code, et la place que chacune a prise.',
    chart: 'Commits par partie du code',
    chartText: 'Nombre de commits qui touchent chaque partie.',
    asTable: 'Les chiffres en tableau',
    sizes: 'Fichiers et lignes par partie du code',
    files: 'Fichiers',
    lines: 'Lignes',
    latestTitle: 'Dernières modifications',
    latestLead: 'Chaque commit dit pourquoi il est là, en anglais, comme le code.',
    latestName: 'Dernières modifications du code',
    moment: 'Quand (UTC)',
    change: 'Quoi',
    areas: {
      engine: 'Moteur d’Opale',
      ui: 'Composants',
      site: 'Site',
      stories: 'Catalogue des composants',
      spec: 'Règles et tests',
      rest: 'Outils et réglages',
    },
  },
  en: {
    commits: (count) => `${count} commit${count > 1 ? 's' : ''}`,
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
    whereLead: 'The parts of the code, and how much each of them took.',
    chart: 'Commits by part of the code',
    chartText: 'How many commits touch each part.',
    asTable: 'The figures as a table',
    sizes: 'Files and lines by part of the code',
    files: 'Files',
    lines: 'Lines',
    latestTitle: 'Latest changes',
    latestLead: 'Every commit says why it is there.',
    latestName: 'Latest changes of the code',
    moment: 'When (UTC)',
    change: 'What',
    areas: {
      engine: 'Opale’s engine',
      ui: 'Components',
      site: 'Site',
      stories: 'Component catalogue',
      spec: 'Rules and tests',
      rest: 'Tools and settings',
    },
  },
}
