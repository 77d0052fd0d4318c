import type { Example, Given } from '../recipe.ts'

const HEAD = '\uFEFFNom;prenom;societe;complement;voie;code_postal;ville;pays'
const request = (lines: string): Given => ({
  items: [
    {
      json: { name: 'Catalogue printemps', email: 'lea@votre-entreprise.example' },
      files: { file: { type: 'text/csv', name: 'liste.csv', text: lines } },
    },
  ],
})
const LIST = [
  HEAD,
  'Le Goff;Anne;;;3, rue de l’Église;1000;Bourg-en-Bresse;',
  'Le Goff;Yann;;;3 rue de l’église;01000;BOURG EN BRESSE;France',
  'Martin;Rose;;;8 quai Sud;44000;Nantes;',
  'Martin;Hugo;;;8 quai Sud;44000;Nantes;',
  'Diaz;Luc;Ateliers Diaz;Bât. C;12 bis, av. Foch;69003;Lyon;',
  'Sato;Kim;Imprimerie du Port;;2 rue du Môle;17000;La Rochelle;',
  'Peeters;Jan;;;Kerkstraat 4;2000;Antwerpen;Belgique',
  'Petit;Zoé;;;Résidence des Grands Jardins du Château Vieux;7;Sète;',
].join('\n')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Huit lignes, un envoi de trois', en: 'Eight lines, a mailing of three' },
    given: {
      request: request(LIST),
      opposed: [
        { id: 1, last_name: 'MARTIN', first_name: 'Rosé', postcode: 44000 },
        { id: 2, last_name: 'Imprimerie du Port', first_name: '', postcode: '' },
      ],
      store: [{}],
      done: [{}],
      mend: { fails: 'Mailbox full' },
    },
    expects: {
      lines: [
        {
          destinataire: 'Anne Le Goff',
          voie: '3 RUE DE L EGLISE',
          localite: '01000 BOURG EN BRESSE',
        },
        { destinataire: 'Hugo Martin', localite: '44000 NANTES' },
        { destinataire: 'Ateliers Diaz', contact: 'Luc Diaz', voie: '12 BIS AV FOCH' },
      ],
      faults: [
        { ligne: '8', motif: { fr: 'hors de France', en: 'outside France' } },
        {
          ligne: '9',
          motif: {
            fr: 'code postal ou ville, ligne de plus de 38 caractères',
            en: 'postcode or town, line over 38 characters',
          },
        },
      ],
      clean: [{ counts: { read: 8, refused: 2, twice: 1, kept: 3, fix: 2 } }, {}, {}, {}, {}],
      stopped: 'not reached',
    },
    asks: {
      store: [{ path: '/Envois/Catalogue-printemps.csv' }],
      mend: [
        {
          subject: {
            fr: '« Catalogue printemps » : 2 adresse(s) à corriger',
            en: '“Catalogue printemps”: 2 address(es) to mend',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le registre ne répond pas', en: 'The register does not answer' },
    given: { request: request(LIST), opposed: { fails: 'Grist is unavailable' }, stopped: [{}] },
    expects: {
      clean: [
        {
          kind: 'halt',
          why: {
            fr: 'Le registre des oppositions ne répond pas. Sans lui, aucun fichier n’est préparé.',
            en: 'The register of objections does not answer. Without it no file is prepared.',
          },
        },
      ],
      lines: 'not reached',
    },
  },
  {
    name: { fr: 'Un registre mal nommé', en: 'A register with other names' },
    given: {
      request: request(LIST),
      opposed: [{ id: 1, last_name: 'MARTIN', cp: '44000' }],
      stopped: [{}],
    },
    expects: {
      clean: [
        {
          kind: 'halt',
          why: {
            fr: 'Le registre des oppositions n’a pas de colonnes last_name et postcode : rien ne peut être écarté.',
            en: 'The register of objections has no columns last_name and postcode: nobody can be dropped.',
          },
        },
      ],
      lines: 'not reached',
    },
  },
  {
    name: { fr: 'Une colonne manque, registre vide', en: 'A column is missing, register empty' },
    given: { request: request('nom;rue\nMartin;8 quai Sud'), opposed: [], stopped: [{}] },
    expects: {
      clean: [
        {
          why: {
            fr: 'Il manque une colonne : nom, voie et code_postal doivent être en tête du fichier.',
            en: 'A column is missing: nom, voie and code_postal have to head the file.',
          },
        },
      ],
      done: 'not reached',
    },
  },
  {
    name: { fr: 'Nextcloud refuse le fichier', en: 'Nextcloud refuses the file' },
    given: {
      request: request([HEAD, 'Roux;Ali;;;5 rue du Lac;74000;Annecy;'].join('\n')),
      opposed: [],
      store: { fails: 'Insufficient storage' },
      stopped: [{}],
    },
    expects: {
      lines: [{ destinataire: 'Ali Roux', voie: '5 RUE DU LAC' }],
      done: 'not reached',
      'kind.fix': { count: 0 },
    },
    asks: { store: [{ binaryPropertyName: 'data' }] },
  },
]
