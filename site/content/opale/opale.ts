import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Opale, la compagne à nourrir et à faire grandir',
    description:
      'Nourrissez Opale, jouez avec elle, apprenez-lui des choses : ses règles sont écrites, sa vie reste dans votre navigateur et rien ne vous est reproché.',
    heading: 'Opale, la compagne du site',
    name: 'Opale',
    hint: 'La nourrir, jouer, lui apprendre, la voir grandir.',
    lead: 'Opale est la compagne du site. Vous la nourrissez, jouez avec elle, lui apprenez des choses, et son humeur suit des règles écrites que vous pouvez lire. Sa vie est sauvegardée dans votre navigateur, sans compte ni envoi. Partez quand vous voulez : elle ne dépérit pas et ne vous reproche rien.',
    blocks: [
      {
        kind: 'steps',
        id: 'play',
        title: 'Comment on joue',
        steps: [
          {
            title: 'Un geste',
            text: "Chacun change ses jauges et rapporte de l'expérience. Le repos lui rend son énergie.",
          },
          {
            title: 'Son humeur',
            text: "Fatiguée, elle refuse et dit ce qui l'aiderait : un biscuit, ou une pause.",
          },
          {
            title: 'Ses trouvailles',
            text: 'Elle rapporte des objets en explorant et en créant : à lui donner, à porter, à jeter.',
          },
          {
            title: 'Ses âges',
            text: 'De niveau en niveau elle grandit, de nouvelle-née à légendaire. Sa vie tient dans un fichier que vous pouvez emporter.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Opale, the companion you feed, teach and watch grow',
    description:
      "Feed Opale, play with her, teach her things: her rules are written down, her life stays in your browser, and she won't scold you for leaving.",
    heading: "Opale, the site's companion",
    name: 'Opale',
    hint: 'Feed her, play, teach her, watch her grow.',
    lead: "Feed her, play, cuddle, teach, create, explore: Opale grows with what you do. Written rules decide her mood, and you can read them. Her life is saved in your browser and sent nowhere. There are no daily streaks to keep, and nothing fades while you're away, so come back whenever it suits you.",
    blocks: [
      {
        kind: 'steps',
        id: 'play',
        title: 'How to play',
        steps: [
          {
            title: 'An action',
            text: 'Each one moves her gauges and earns experience. Rest gives her energy back.',
          },
          {
            title: 'Her mood',
            text: 'When tired she refuses, and says what would help: a biscuit, or a break.',
          },
          {
            title: 'Her finds',
            text: 'Exploring and creating bring her things: to give her, to wear, to drop.',
          },
          {
            title: 'Her ages',
            text: 'Level by level she grows, from newborn to legend. Her life fits in a file that you can take with you.',
          },
        ],
      },
    ],
  },
  related: ['opale-freelance', 'debug-opale', 'galerie-artistique'],
})
