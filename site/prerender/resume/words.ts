import type { Bilingual } from '../../routes/language.ts'

const fr = {
  title: (name: string) => `CV de ${name}`,
  career: 'Parcours',
  skills: 'Compétences',
  education: 'Formation',
  languages: 'Langues',
  availability: 'Disponibilité',
  projects: 'Projets',
  references: 'Références',
  sample: 'Exemple : postes, dates, formations et projets attendent ceux du propriétaire.',
  firstYear: 'L’année est celle de la première pratique.',
  version: (day: string) => `Version du ${day}`,
  page: (page: number, of: number) => `${page} / ${of}`,
}

const en: typeof fr = {
  title: (name) => `CV of ${name}`,
  career: 'Career',
  skills: 'Skills',
  education: 'Education',
  languages: 'Languages',
  availability: 'Availability',
  projects: 'Projects',
  references: 'References',
  sample: 'Sample: posts, dates, studies and projects are waiting for the owner’s own.',
  firstYear: 'The year is the one of first practice.',
  version: (day) => `As of ${day}`,
  page: (page, of) => `${page} / ${of}`,
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
