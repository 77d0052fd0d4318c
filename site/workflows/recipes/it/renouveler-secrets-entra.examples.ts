import type { Example } from '../recipe.ts'

const held = (keyId: string, endDateTime: string, more = {}) => ({
  keyId,
  displayName: `clé ${keyId}`,
  endDateTime,
  ...more,
})
const APPS = [
  {
    value: [
      {
        id: 'a1',
        displayName: 'CRM',
        passwordCredentials: [
          held('s1', '2026-11-27T22:30:00Z'),
          held('s0', '2026-10-01T09:00:00Z'),
        ],
        keyCredentials: [],
      },
      {
        id: 'a2',
        displayName: 'Paie',
        passwordCredentials: [
          held('s2', '2026-12-01T09:00:00Z'),
          held('s3', '2028-01-01T09:00:00Z'),
        ],
        keyCredentials: [held('c1', '2027-06-01T09:00:00Z')],
      },
    ],
    '@odata.nextLink': 'https://graph.example/2',
  },
  {
    value: [
      {
        id: 'a3',
        displayName: 'Export',
        passwordCredentials: [
          held('s4', '2026-11-20T09:00:00Z', { displayName: null, hint: 'x7_' }),
        ],
        keyCredentials: [],
      },
    ],
  },
]
const SAML = [
  {
    value: [
      {
        id: 'p1',
        displayName: 'Intranet',
        preferredSingleSignOnMode: 'saml',
        keyCredentials: [
          held('k1', '2026-12-20T09:00:00Z', { usage: 'Verify' }),
          held('k2', '2026-12-20T09:00:00Z', { usage: 'Sign' }),
        ],
      },
      { id: 'p2', displayName: 'Autre', preferredSingleSignOnMode: null, keyCredentials: [] },
    ],
  },
]
const due = (
  key: string,
  path: string,
  name: string,
  kind: string,
  left: number,
  end: string,
  more = {},
) => ({
  state: 'due',
  key,
  path,
  name,
  kind,
  hint: `clé ${key.split('/')[0]}`,
  left,
  end,
  replaced: false,
  ...more,
})
const CRM = due('s1/7', 'applications/a1', 'CRM', 'secret', 4, '27/11/2026')
const PAY = due('s2/14', 'applications/a2', 'Paie', 'secret', 8, '01/12/2026', { replaced: true })
const EXPORT = due('s4/0', 'applications/a3', 'Export', 'secret', -3, '20/11/2026', { hint: 'x7_' })
const INTRANET = due('k1/30', 'servicePrincipals/p1', 'Intranet', 'saml', 27, '20/12/2026')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre échéances, deux lettres', en: 'Four dates, two letters' },
    given: {
      morning: [{}],
      apps: APPS,
      saml: SAML,
      fresh: [CRM, PAY, EXPORT, INTRANET],
      owners: [
        { value: [{ id: 'u1', mail: 'zoe@votre-entreprise.example' }] },
        { value: [{ id: 'u1', mail: 'zoe@votre-entreprise.example' }] },
        { value: [{ id: 'u7', mail: 'parti@votre-entreprise.example', accountEnabled: false }] },
        { error: 'not found' },
      ],
      mail: [{ success: true }, { success: true }],
      remember: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
      alert: [{ id: 'm1' }, { id: 'm2' }],
    },
    expects: {
      due: [CRM, PAY, EXPORT, INTRANET],
      letters: [
        { to: 'zoe@votre-entreprise.example', count: 2, least: 4 },
        {
          to: 'informatique@votre-entreprise.example',
          least: -3,
          text: {
            fr: '- Export, secret «\u00A0x7_\u00A0» EXPIRÉ le 20/11/2026\n- Intranet, certificat de connexion SAML «\u00A0clé k1\u00A0» valable jusqu’au 20/12/2026',
            en: '- Export, secret “x7_” EXPIRED on 20/11/2026\n- Intranet, SAML sign-on certificate “clé k1” valid until 20/12/2026',
          },
        },
      ],
      keys: [
        { announced: 's1/7' },
        { announced: 's2/14' },
        { announced: 's4/0' },
        { announced: 'k1/30' },
      ],
      near: { count: 2 },
      blind: 'not reached',
    },
    asks: {
      owners: [
        {
          url: 'https://graph.microsoft.com/v1.0/applications/a1/owners?$select=id,mail,accountEnabled',
        },
        {},
        {},
        {
          url: 'https://graph.microsoft.com/v1.0/servicePrincipals/p1/owners?$select=id,mail,accountEnabled',
        },
      ],
      mail: [
        {
          bodyContent: {
            fr: '- CRM, secret «\u00A0clé s1\u00A0» valable jusqu’au 27/11/2026\n- Paie, secret «\u00A0clé s2\u00A0» valable jusqu’au 01/12/2026 (un plus récent existe : vérifiez qu’il est en place, puis supprimez l’ancien)\n\nCréez le nouveau dans Entra, mettez-le en place, puis supprimez l’ancien.',
            en: '- CRM, secret “clé s1” valid until 27/11/2026\n- Paie, secret “clé s2” valid until 01/12/2026 (a newer one exists: make sure it is in use, then delete the old one)\n\nCreate the new one in Entra, put it in place, then delete the old.',
          },
        },
        {},
      ],
    },
  },
  {
    name: { fr: 'Remplacé, et la lettre est refusée', en: 'Replaced, and the letter is refused' },
    given: {
      morning: [{}],
      apps: [{ value: [APPS[0]!.value[1]!] }],
      saml: [{ value: [] }],
      fresh: [PAY],
      owners: [{ value: [{ id: 'u2', mail: 'zoe@votre-entreprise.example' }] }],
      mail: { fails: 'ErrorSendAsDenied' },
      instead: [{ id: 'm3' }],
    },
    expects: { letters: [{ least: 999, keys: ['s2/14'] }], keys: 'not reached' },
    asks: {
      instead: [
        {
          message: {
            fr: 'Lettre refusée pour zoe@votre-entreprise.example :\n- Paie, secret «\u00A0clé s2\u00A0» valable jusqu’au 01/12/2026 (un plus récent existe : vérifiez qu’il est en place, puis supprimez l’ancien)',
            en: 'Letter refused for zoe@votre-entreprise.example:\n- Paie, secret “clé s2” valid until 01/12/2026 (a newer one exists: make sure it is in use, then delete the old one)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Graph refuse la lecture', en: 'Graph refuses to be read' },
    given: {
      morning: [{}],
      apps: { fails: '401 - Unauthorized' },
      saml: SAML,
      blind: [{ id: 'm4' }],
    },
    expects: { due: [{ state: 'blind' }], fresh: 'not reached' },
    asks: {
      blind: [
        {
          message: {
            fr: 'Secrets Entra non surveillés ce matin : 401 - Unauthorized',
            en: 'Entra secrets not watched this morning: 401 - Unauthorized',
          },
        },
      ],
    },
  },
]
