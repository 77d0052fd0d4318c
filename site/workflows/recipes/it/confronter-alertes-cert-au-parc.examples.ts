import type { Example } from '../recipe.ts'

const listed = (ref: string, day: string) => ({
  title: ref,
  link: `https://www.cert.ssi.gouv.fr/alerte/${ref}/`,
  guid: `https://www.cert.ssi.gouv.fr/alerte/${ref}/`,
  isoDate: `${day}T16:00:00.000Z`,
})
const bulletin = (
  reference: string,
  title: string,
  revisions: number,
  ...systems: readonly (readonly [string, string, string])[]
) => ({
  reference,
  title,
  summary: '',
  affected_systems_content: '',
  affected_systems: systems.map(([vendor, name, description]) => ({
    description,
    product: { name, vendor: { name: vendor, scada: false } },
  })) as never,
  revisions: Array.from({ length: revisions }, (_, at) => ({
    description: `v${at + 1}`,
    revision_date: '2026-11-20T00:00:00.000000',
  })) as never,
})
const item = (name: string, vendor: string, product: string, version: string, owner: string) => ({
  id: 1,
  name,
  vendor,
  product,
  version,
  owner,
})
const PARK = [
  item('FW-SITE2', 'Fortinet', 'FortiOS', '7.2.4', 'Sami'),
  item('AP-01', 'Fortinet', 'FortiAP', '7.0', 'Lou'),
  item('LB-01', 'F5', 'BIG-IP', '17.1', 'Sami'),
  item('SRV-MAIL', 'Roundcube', 'Roundcube Webmail', '1.6.9', 'Lou'),
]
const FIREWALL = bulletin(
  'CERTFR-2026-ALE-011',
  'Vulnérabilité dans Fortinet FortiOS',
  1,
  ['Fortinet', 'FortiOS', 'FortiOS versions 7.2.x antérieures à 7.2.13'],
  ['Fortinet', 'FortiOS', 'FortiOS versions 7.4.x antérieures à 7.4.9'],
)
const LINK = 'https://www.cert.ssi.gouv.fr/alerte/CERTFR-2026-ALE-011/'
const FIREWALL_FR = `CERTFR-2026-ALE-011 · Vulnérabilité dans Fortinet FortiOS\nDans votre parc :\n- FW-SITE2 (FortiOS 7.2.4) · Sami\nDu même éditeur, à vérifier :\n- AP-01 (FortiAP 7.0) · Lou\nVersions visées :\n- FortiOS versions 7.2.x antérieures à 7.2.13\n- FortiOS versions 7.4.x antérieures à 7.4.9\n${LINK}`
const FIREWALL_EN = `CERTFR-2026-ALE-011 · Vulnérabilité dans Fortinet FortiOS\nIn your inventory:\n- FW-SITE2 (FortiOS 7.2.4) · Sami\nFrom the same maker, to be checked:\n- AP-01 (FortiAP 7.0) · Lou\nVersions concerned:\n- FortiOS versions 7.2.x antérieures à 7.2.13\n- FortiOS versions 7.4.x antérieures à 7.4.9\n${LINK}`

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Une alerte qui vous vise, une qui ne vous vise pas, une connue',
      en: 'One that concerns you, one that does not, one known',
    },
    given: {
      hourly: [{}],
      feed: [
        listed('CERTFR-2026-ALE-011', '2026-11-22'),
        listed('CERTFR-2026-ALE-010', '2026-11-18'),
        listed('CERTFR-2026-ALE-009', '2026-11-10'),
        listed('CERTFR-2026-ALE-002', '2026-03-10'),
      ],
      bulletin: [
        FIREWALL,
        bulletin('CERTFR-2026-ALE-010', 'Vulnérabilité dans Ivanti Connect Secure', 1, [
          'Ivanti',
          'Connect Secure',
          'Connect Secure versions antérieures à 22.7R2.6',
        ]),
        bulletin('CERTFR-2026-ALE-009', 'Vulnérabilité dans Roundcube', 2, [
          'Roundcube',
          'Roundcube Webmail',
          'Roundcube Webmail versions 1.6.x antérieures à 1.6.13',
        ]),
      ],
      known: [{ id: 1, ref: 'CERTFR-2026-ALE-009', revisions: '2', state: 'hit' }],
      park: PARK,
      card: [{ id: 'c1' }],
      carded: [{ id: 3 }],
      say: { runs: [[{ id: 'm1' }], [{ id: 'm2' }]] },
      keep: { runs: [[{ id: 2 }], [{ id: 3 }]] },
    },
    expects: {
      fresh: { count: 3 },
      match: [
        { what: 'card', state: 'hit', text: { fr: FIREWALL_FR, en: FIREWALL_EN } },
        {
          what: 'say',
          state: 'none',
          text: {
            fr: 'CERTFR-2026-ALE-010 · Vulnérabilité dans Ivanti Connect Secure\nRien dans l’inventaire ne porte ces noms. Est-il complet ?\nVersions visées :\n- Connect Secure versions antérieures à 22.7R2.6\nhttps://www.cert.ssi.gouv.fr/alerte/CERTFR-2026-ALE-010/',
            en: 'CERTFR-2026-ALE-010 · Vulnérabilité dans Ivanti Connect Secure\nNothing in the inventory bears these names. Is it complete?\nVersions concerned:\n- Connect Secure versions antérieures à 22.7R2.6\nhttps://www.cert.ssi.gouv.fr/alerte/CERTFR-2026-ALE-010/',
          },
        },
      ],
      blind: 'not reached',
    },
    asks: {
      bulletin: [{ url: `${LINK}json/` }, {}, {}],
      carded: [
        { columns: { value: { ref: 'CERTFR-2026-ALE-011', revisions: '0', state: 'hit' } } },
      ],
      card: [
        {
          name: 'CERTFR-2026-ALE-011 · Vulnérabilité dans Fortinet FortiOS',
          additionalFields: { due: '2026-11-24T08:30:00.000+01:00' },
        },
      ],
      keep: [
        { columns: { value: { ref: 'CERTFR-2026-ALE-010', state: 'none' } } },
        { columns: { value: { ref: 'CERTFR-2026-ALE-011', revisions: '1', state: 'hit' } } },
      ],
    },
  },
  {
    name: {
      fr: 'Une révision, deux éditeurs voisins, un message à redire',
      en: 'A revision, two makers in common, a message to repeat',
    },
    given: {
      hourly: [{}],
      feed: [
        listed('CERTFR-2026-ALE-009', '2026-11-10'),
        listed('CERTFR-2026-ALE-012', '2026-11-23'),
        listed('CERTFR-2026-ALE-013', '2026-11-23'),
        listed('CERTFR-2026-ALE-011', '2026-11-22'),
      ],
      bulletin: [
        bulletin('CERTFR-2026-ALE-009', 'Vulnérabilité dans Roundcube', 3, [
          'Roundcube',
          'Roundcube Webmail',
          'Roundcube Webmail versions 1.6.x antérieures à 1.6.14',
        ]),
        bulletin('CERTFR-2026-ALE-012', 'Vulnérabilité dans FORTINET FortiWeb', 1),
        bulletin('CERTFR-2026-ALE-013', 'Vulnérabilité dans F5 BIG-IQ', 1),
        FIREWALL,
      ],
      // The last has its card, and Mattermost refused the message an hour ago.
      known: [
        { id: 1, ref: 'CERTFR-2026-ALE-009', revisions: '2', state: 'hit' },
        { id: 2, ref: 'CERTFR-2026-ALE-011', revisions: '0', state: 'hit' },
      ],
      park: PARK,
      say: [{ id: 'm3' }, { id: 'm4' }, { id: 'm9' }, { id: 'm10' }],
      keep: [{ id: 1 }, { id: 4 }, { id: 6 }, { id: 2 }],
    },
    expects: {
      match: [
        {
          what: 'say',
          state: 'hit',
          revisions: '3',
          text: {
            fr: 'CERTFR-2026-ALE-009 · Vulnérabilité dans Roundcube (révision 3)\nDans votre parc :\n- SRV-MAIL (Roundcube Webmail 1.6.9) · Lou\nVersions visées :\n- Roundcube Webmail versions 1.6.x antérieures à 1.6.14\nhttps://www.cert.ssi.gouv.fr/alerte/CERTFR-2026-ALE-009/',
            en: 'CERTFR-2026-ALE-009 · Vulnérabilité dans Roundcube (revision 3)\nIn your inventory:\n- SRV-MAIL (Roundcube Webmail 1.6.9) · Lou\nVersions concerned:\n- Roundcube Webmail versions 1.6.x antérieures à 1.6.14\nhttps://www.cert.ssi.gouv.fr/alerte/CERTFR-2026-ALE-009/',
          },
        },
        { state: 'near' },
        { ref: 'CERTFR-2026-ALE-013', state: 'near' },
        { what: 'say', state: 'hit', text: { fr: FIREWALL_FR, en: FIREWALL_EN } },
      ],
      card: 'not reached',
    },
  },
  {
    name: { fr: 'Trello refuse la carte', en: 'Trello refuses the card' },
    given: {
      hourly: [{}],
      feed: [listed('CERTFR-2026-ALE-011', '2026-11-22')],
      bulletin: [FIREWALL],
      known: [{}],
      park: PARK,
      card: { fails: '401 - invalid key' },
      say: [{ id: 'm5' }],
      keep: [{ id: 5 }],
    },
    expects: { match: [{ what: 'card' }] },
    asks: {
      say: [
        {
          message: {
            fr: `${FIREWALL_FR}\nCarte Trello refusée : à ouvrir à la main.`,
            en: `${FIREWALL_EN}\nTrello refused the card: open it by hand.`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un bulletin illisible', en: 'A bulletin that cannot be read' },
    given: {
      hourly: [{}],
      feed: [listed('CERTFR-2026-ALE-011', '2026-11-22')],
      bulletin: { fails: '503 - Service Unavailable' },
      known: [{}],
      park: PARK,
      blind: [{ id: 'm6' }],
    },
    expects: { match: [{ what: 'blind' }], keep: 'not reached' },
    asks: {
      blind: [
        {
          message: {
            fr: 'CERT-FR : bulletin illisible, il attend : CERTFR-2026-ALE-011',
            en: 'CERT-FR: bulletin unreadable, it waits: CERTFR-2026-ALE-011',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’inventaire ne répond pas', en: 'The inventory does not answer' },
    given: {
      hourly: [{}],
      feed: [listed('CERTFR-2026-ALE-011', '2026-11-22')],
      bulletin: [FIREWALL],
      known: [{ id: 1, ref: 'CERTFR-2026-ALE-009', revisions: '2', state: 'hit' }],
      park: { fails: '500 - Internal Server Error', whole: true },
      blind: [{ id: 'm7' }],
    },
    expects: { match: [{ what: 'blind' }], say: 'not reached' },
    asks: {
      blind: [
        {
          message: {
            fr: 'CERT-FR : l’inventaire est illisible ou vide, les alertes attendent.',
            en: 'CERT-FR: the inventory is empty or cannot be read, alerts are waiting.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le flux ne répond pas', en: 'The feed does not answer' },
    given: { hourly: [{}], feed: { fails: 'Status code 503' }, blind: [{ id: 'm8' }] },
    expects: { fresh: 'not reached', daily: { count: 1 } },
    asks: {
      blind: [
        {
          message: {
            fr: 'CERT-FR : le flux des alertes ne répond pas, rien n’est lu.',
            en: 'CERT-FR: the feed of alerts does not answer, nothing is read.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Mattermost refuse', en: 'Mattermost refuses' },
    given: {
      stopped: [
        {
          workflow: { name: 'CERT-FR' },
          execution: {
            lastNodeExecuted: 'Mattermost',
            error: { message: 'Forbidden' },
            url: 'https://n8n.votre-entreprise.example/execution/6',
          },
        },
      ],
      mail: [{ messageId: '1' }],
    },
    expects: { settings: 'not reached' },
    asks: {
      mail: [
        {
          subject: {
            fr: 'Alertes CERT-FR : arrêt au nœud Mattermost',
            en: 'CERT-FR alerts: stopped at the node Mattermost',
          },
          text: 'Forbidden\nhttps://n8n.votre-entreprise.example/execution/6',
        },
      ],
    },
  },
]
