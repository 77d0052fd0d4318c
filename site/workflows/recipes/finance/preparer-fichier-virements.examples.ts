import type { Example } from '../recipe.ts'

const GOOD = 'FR7630006000011234567890189'
const OTHER = 'DE89370400440532013000'
const bill = (id: number, supplier: string, invoice: string, amount: string, more = {}) => ({
  id,
  supplier,
  invoice,
  amount,
  iban: GOOD,
  due: '2026-11-26',
  status: 'approved',
  ...more,
})
const yes = [{ data: { approved: true } }]
const told = (fr: string, en: string) => ({ tell: [{ text: { fr, en } }] })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux à payer, quatre écartées', en: 'Two to pay, four left out' },
    given: {
      thursday: [{}],
      bills: [
        bill(1, 'Scierie Énault & fils', 'F-118', '1200.10'),
        bill(2, 'Quincaillerie Prat', '2026/77', '89.95', { iban: 'DE89 3704 0044 0532 0130 00' }),
        bill(3, 'Transports Kerdal', 'K-9', '310', { iban: 'FR7630006000011234567890198' }),
        bill(4, 'Vitrerie Sorel', 'S-4', '50', { iban: OTHER }),
        bill(5, 'Scierie Énault & fils', 'F 118', '1200.10'),
        bill(6, 'Machines Ostrau', 'M-1', '24000'),
        bill(7, 'Loueur Brenn', 'L-2', '70', { due: '2026-12-24' }),
        bill(8, 'Vitrerie Sorel', 'S-3', '45', { status: 'sent' }),
        bill(9, 'Quincaillerie Prat', '2026/70', '12', { status: 'sent', iban: OTHER }),
      ],
      ask: yes,
      put: [{ id: 'f1' }],
      mark: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      sort: [
        {
          state: 'pay',
          total: '1290.05',
          shown: {
            fr: 'Scierie Énault & fils, F-118 : 1\u00A0200,10\u00A0€ (premier paiement)\nQuincaillerie Prat, 2026/77 : 89,95\u00A0€\nÉcartés :\nTransports Kerdal, K-9 : IBAN faux\nVitrerie Sorel, S-4 : IBAN changé depuis le dernier paiement\nScierie Énault & fils, F 118 : facture déjà payée\nMachines Ostrau, M-1 : au-dessus du plafond',
            en: 'Scierie Énault & fils, F-118: €1,200.10 (first payment)\nQuincaillerie Prat, 2026/77: €89.95\nLeft out:\nTransports Kerdal, K-9: wrong IBAN\nVitrerie Sorel, S-4: IBAN changed since the last payment\nScierie Énault & fils, F 118: invoice already paid\nMachines Ostrau, M-1: above the ceiling',
          },
          pay: [{ id: 1 }, { id: 2, iban: OTHER, cents: 8995 }],
          left: [{ why: 'iban' }, { why: 'moved' }, { why: 'twice' }, { why: 'ceiling' }],
        },
      ],
      write: [
        {
          name: 'VIR202611230830.xml',
          xml: `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn><GrpHdr><MsgId>VIR202611230830</MsgId><CreDtTm>2026-11-23T08:30:00</CreDtTm><NbOfTxs>2</NbOfTxs><CtrlSum>1290.05</CtrlSum><InitgPty><Nm>Menuiserie Tregan SARL</Nm></InitgPty></GrpHdr><PmtInf><PmtInfId>VIR202611230830</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>2</NbOfTxs><CtrlSum>1290.05</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>2026-11-24</Dt></ReqdExctnDt><Dbtr><Nm>Menuiserie Tregan SARL</Nm></Dbtr><DbtrAcct><Id><IBAN>FR7600000000000000000000000</IBAN></Id></DbtrAcct><DbtrAgt><FinInstnId><BICFI>AAAAFRPPXXX</BICFI></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr><CdtTrfTxInf><PmtId><EndToEndId>F-118</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">1200.10</InstdAmt></Amt><Cdtr><Nm>Scierie Enault   fils</Nm></Cdtr><CdtrAcct><Id><IBAN>${GOOD}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>F-118</Ustrd></RmtInf></CdtTrfTxInf><CdtTrfTxInf><PmtId><EndToEndId>2026/77</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">89.95</InstdAmt></Amt><Cdtr><Nm>Quincaillerie Prat</Nm></Cdtr><CdtrAcct><Id><IBAN>${OTHER}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>2026/77</Ustrd></RmtInf></CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>`,
        },
      ],
      rows: { count: 2 },
      tell: 'not reached',
    },
    asks: {
      ask: [
        {
          subject: {
            fr: 'Virements : 2 pour 1\u00A0290,05\u00A0€, 4 écarté(s)',
            en: 'Transfers: 2 for €1,290.05, 4 left out',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est écarté', en: 'All is left out' },
    given: {
      thursday: [{}],
      bills: [bill(1, 'Machines Ostrau', 'M-1', '24000')],
      tell: [{ accepted: true }],
    },
    expects: { sort: [{ state: 'held', total: '0.00' }], ask: 'not reached' },
    asks: told(
      'Aucun fichier. Écartés :\nMachines Ostrau, M-1 : au-dessus du plafond',
      'No file. Left out:\nMachines Ostrau, M-1: above the ceiling',
    ),
  },
  {
    name: { fr: 'Le signataire ne répond pas', en: 'The signatory does not answer' },
    given: {
      thursday: [{}],
      bills: [bill(1, 'Quincaillerie Prat', '77', '89.95')],
      ask: [{}],
      tell: [{ accepted: true }],
    },
    expects: { 'agreed.no': { count: 1 }, write: 'not reached' },
    asks: told(
      'Aucun fichier à payer : liste non acceptée.',
      'No file to pay: the list was not accepted.',
    ),
  },
  {
    name: { fr: 'Rien à payer', en: 'Nothing to pay' },
    given: { thursday: [{}], bills: [bill(8, 'Ancienne', 'A-1', '10', { status: 'sent' })] },
    expects: { sort: [{ state: 'none' }], 'state.other': { count: 1 }, ask: 'not reached' },
  },
  {
    name: { fr: 'SharePoint refuse le dépôt', en: 'SharePoint refuses the upload' },
    given: {
      thursday: [{}],
      bills: [bill(1, 'Quincaillerie Prat', '77', '89.95')],
      ask: yes,
      put: { fails: 'Access denied' },
      tell: [{ accepted: true }],
    },
    expects: { write: [{ name: 'VIR202611230830.xml' }], mark: 'not reached' },
    asks: told('Aucun fichier à payer : Access denied', 'No file to pay: Access denied'),
  },
  {
    name: { fr: 'Le marquage échoue', en: 'Marking fails' },
    given: {
      thursday: [{}],
      bills: [bill(1, 'Quincaillerie Prat', '77', '89.95')],
      ask: yes,
      put: [{ id: 'f2' }],
      mark: { fails: 'permission denied for table bills' },
      tell: [{ accepted: true }],
    },
    expects: { rows: [{ id: 1, cents: 8995 }] },
    asks: told(
      'Fichier déposé, mais à marquer « sent » à la main : Quincaillerie Prat, 77',
      'File in place, but mark as “sent” by hand: Quincaillerie Prat, 77',
    ),
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      thursday: [{}],
      bills: { fails: 'connect ETIMEDOUT' },
      tell: [{ accepted: true }],
    },
    expects: { settings: { count: 1 }, sort: 'not reached' },
    asks: told('Aucun fichier à payer : connect ETIMEDOUT', 'No file to pay: connect ETIMEDOUT'),
  },
]
