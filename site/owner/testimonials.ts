import type { Testimonials } from './schema.ts'

/** What clients said, with their leave. Until then these lines hold the place of real voices. */
const testimonials: Testimonials = {
  sample: true,
  testimonials: [
    {
      role: { fr: 'Direction du support', en: 'Head of support' },
      entity: {
        fr: "Entreprise d'exemple (commerce en ligne, 40 personnes)",
        en: 'Sample company (online retail, 40 people)',
      },
      date: '2025-06',
      spoken: 'fr',
      words: {
        fr: 'Ici, une phrase sur la situation de départ, avec les mots de la personne.',
        en: 'Here, one sentence about the starting point, in the speaker’s own words.',
      },
      delivered: {
        fr: "Ici, ce qui a été livré et ce que cela a changé dans la semaine de quelqu'un : deux faits qui se vérifient.",
        en: "Here, what was delivered and what it changed in somebody's week: two facts one can check.",
      },
      reservation: {
        fr: 'Ici, une difficulté rencontrée et la façon dont elle a été réglée : elle n’est jamais coupée.',
        en: 'Here, a difficulty along the way and how it was settled: it is never cut.',
      },
      about: 'support',
    },
    {
      role: { fr: 'Direction financière', en: 'Head of finance' },
      entity: {
        fr: "Entreprise d'exemple (industrie, 200 personnes)",
        en: 'Sample company (manufacturing, 200 people)',
      },
      date: '2024-12',
      spoken: 'en',
      words: {
        fr: 'Ici, une phrase dite en anglais : la page la traduit, et le signale.',
        en: 'Here, one sentence that was spoken in English: the French page translates it, and says so.',
      },
      delivered: {
        fr: "Ici, le livrable, sa date et la personne qui s'en sert encore, désignée par sa fonction.",
        en: 'Here, the deliverable, its date and who still uses it, named by their job.',
      },
      about: 'weekly-report',
    },
  ],
}

export default testimonials
