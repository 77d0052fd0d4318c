import { definePage } from '../define.ts'

export default definePage({
  updated: '2026-11-20',
  fr: {
    title: 'Opale, la compagne à nourrir et à faire grandir',
    description:
      'Nourrissez Opale, jouez avec elle, apprenez-lui des choses : ses règles sont écrites, sa vie reste dans votre navigateur et rien ne vous est reproché.',
    heading: 'Opale, la compagne du site',
    name: 'Opale',
    hint: 'La nourrir, jouer, lui apprendre, la voir grandir.',
    lead: 'Opale est la compagne du site. Vous la nourrissez, jouez avec elle, lui apprenez des choses, et son humeur suit des règles écrites que vous pouvez lire. Sa vie est sauvegardée dans votre navigateur, sans compte ni envoi. Partez quand vous voulez : elle ne dépérit pas et ne vous reproche rien.',
  },
  en: {
    title: 'Opale, the companion you feed, teach and watch grow',
    description:
      "Feed Opale, play with her, teach her things: her rules are written down, her life stays in your browser, and she won't scold you for leaving.",
    heading: "Opale, the site's companion",
    name: 'Opale',
    hint: 'Feed her, play, teach her, watch her grow.',
    lead: "Feed her, play, cuddle, teach, create, explore: Opale grows with what you do. Written rules decide her mood, and you can read them. Her life is saved in your browser and sent nowhere. There are no daily streaks to keep, and nothing fades while you're away, so come back whenever it suits you.",
  },
  related: ['opale-freelance', 'debug-opale', 'galerie-artistique', 'explorer'],
})
