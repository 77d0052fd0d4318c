import type { Example } from '../recipe.ts'

const page = (id: string, name: string, status: string, day = '', author = '') => ({
  id,
  name,
  url: `https://notion.example/${id}`,
  property_status: status,
  property_date: day ? { start: day, end: null } : null,
  property_author: author,
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un brouillon en retard, un trou comblé', en: 'A late draft, a gap filled' },
    given: {
      monday: [{}],
      pages: [
        page('p1', 'Choisir une pompe', 'Draft', '2026-11-26', 'ines@votre-entreprise.example'),
        page('p2', 'Prix du bois', 'Ready', '2026-12-03', 'ines@votre-entreprise.example'),
        page('p3', 'Visite d’atelier', 'Brief', '2026-12-10'),
        page('p4', 'Idée récente', 'Idea'),
        page('p5', 'Bilan de l’hiver', 'Published', '2026-12-17'),
      ],
      person: [{ id: 'U1' }],
      nudge: [{ ok: true }],
      ask: [{ data: { approved: true } }],
      place: [{ id: 'p4' }],
      team: [{ ok: true }],
    },
    expects: {
      weigh: [
        {
          kind: 'late',
          email: 'ines@votre-entreprise.example',
          text: {
            fr: '« Choisir une pompe » paraît le 26/11 et n’est qu’au stade « Draft ». https://notion.example/p1',
            en: '“Choisir une pompe” comes out on 26/11 and is only at “Draft”. https://notion.example/p1',
          },
        },
        { kind: 'team' },
        { kind: 'gap', page: 'p4', day: '2026-12-17' },
      ],
      'kind.gap': { count: 1 },
      yes: { count: 1 },
      warn: 'not reached',
    },
    asks: {
      nudge: [{ user: { value: 'U1' } }],
      ask: [
        {
          message: {
            fr: 'Rien n’est prévu la semaine du 14/12. Placer « Idée récente » le 17/12 ?',
            en: 'Nothing is planned for the week of 14/12. Put “Idée récente” on 17/12?',
          },
        },
      ],
      place: [{ propertiesUi: { propertyValues: [{ key: 'Date|date', date: '2026-12-17' }] } }],
      team: [
        {
          text: {
            fr: '« Visite d’atelier » paraît le 10/12 et n’a pas d’auteur. https://notion.example/p3',
            en: '“Visite d’atelier” comes out on 10/12 and has no author. https://notion.example/p3',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Auteur inconnu de Slack, Notion refuse la date',
      en: 'Author unknown, Notion refuses',
    },
    given: {
      monday: [{}],
      pages: [
        page('p1', 'Choisir une pompe', 'Brief', '2026-11-26', 'parti@votre-entreprise.example'),
        page('p2', 'Prix du bois', 'Ready', '2026-12-03', 'ines@votre-entreprise.example'),
        page('p3', 'Visite', 'Ready', '2026-12-10', 'ines@votre-entreprise.example'),
        page('p4', 'Idée récente', 'Idea'),
      ],
      person: { fails: 'users_not_found' },
      ask: [{ data: { approved: true } }],
      place: { fails: 'Could not find property' },
      team: { runs: [[{ ok: true }], [{ ok: true }]] },
    },
    expects: { 'kind.late': { count: 1 }, nudge: 'not reached', yes: { count: 1 } },
    asks: {
      team: [
        {
          text: {
            fr: '« Choisir une pompe » paraît le 26/11 et n’est qu’au stade « Brief ». https://notion.example/p1',
            en: '“Choisir une pompe” comes out on 26/11 and is only at “Brief”. https://notion.example/p1',
          },
        },
        {
          text: {
            fr: 'Rien n’est prévu la semaine du 14/12. Placer « Idée récente » le 17/12 ? (Notion n’a pas pris la date)',
            en: 'Nothing is planned for the week of 14/12. Put “Idée récente” on 17/12? (Notion did not take the date)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Deux trous, plus d’idée, un non', en: 'Two gaps, one idea left, a no' },
    given: {
      monday: [{}],
      pages: [
        page('p1', 'Choisir une pompe', 'Ready', '2026-11-26', 'ines@votre-entreprise.example'),
        page('p3', 'Visite', 'Ready', '2026-12-10', 'ines@votre-entreprise.example'),
        page('p4', 'Idée récente', 'Idea'),
      ],
      ask: [{ data: { approved: false } }],
      team: [{ ok: true }],
    },
    expects: {
      'kind.gap': [{ day: '2026-12-03' }],
      'kind.other': [{ kind: 'team' }],
      yes: { count: 0 },
      place: 'not reached',
    },
    asks: {
      team: [
        {
          text: {
            fr: 'Rien n’est prévu la semaine du 14/12, et il ne reste aucune idée.',
            en: 'Nothing is planned for the week of 14/12, and no idea is left.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Notion ne répond pas', en: 'Notion does not answer' },
    given: { monday: [{}], pages: { fails: 'API token is invalid' }, warn: [{ ok: true }] },
    expects: { weigh: 'not reached', kind: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Calendrier éditorial non lu ce matin : API token is invalid',
            en: 'Editorial calendar not read this morning: API token is invalid',
          },
        },
      ],
    },
  },
]
