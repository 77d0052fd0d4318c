/** The sample catalogue: sixteen products of a shop for hikers that does not exist. */
import { productSchema, type Product } from './product.ts'

const shoeSizes = ['39', '40', '41', '42', '43', '44']
const clothes = ['S', 'M', 'L', 'XL']

export const products: readonly Product[] = productSchema.array().parse([
  {
    id: 'CH-101',
    category: 'shoes',
    traits: ['waterproof', 'leather'],
    sizes: shoeSizes,
    name: { fr: 'Chaussure Col', en: 'Col walking boot' },
    text: {
      fr: 'Chaussure de marche montante en cuir, imperméable, pour sac lourd et terrain pierreux.',
      en: 'High walking boot in leather, waterproof, for a heavy load and stony ground.',
    },
  },
  {
    id: 'CH-102',
    category: 'shoes',
    traits: ['vegan', 'light'],
    sizes: shoeSizes,
    name: { fr: 'Chaussure Sentier', en: 'Sentier walking shoe' },
    text: {
      fr: 'Chaussure de marche basse en toile, légère, sans cuir, pour chemins secs en été.',
      en: 'Low walking shoe in canvas, light, without leather, for dry paths in summer.',
    },
  },
  {
    id: 'CH-103',
    category: 'shoes',
    traits: ['waterproof', 'vegan'],
    sizes: shoeSizes,
    name: { fr: 'Chaussure Ravin', en: 'Ravin walking boot' },
    text: {
      fr: 'Chaussure de marche montante en synthétique, imperméable, sans cuir.',
      en: 'High walking boot in synthetics, waterproof, without leather.',
    },
  },
  {
    id: 'CH-104',
    category: 'shoes',
    traits: ['leather', 'light'],
    sizes: shoeSizes,
    name: { fr: 'Sandale Ruisseau', en: 'Ruisseau sandal' },
    text: {
      fr: 'Sandale de marche ouverte à brides de cuir, pour le camp et les gués.',
      en: 'Open walking sandal with leather straps, for camp and fords.',
    },
  },
  {
    id: 'VE-201',
    category: 'jacket',
    traits: ['waterproof', 'light', 'vegan'],
    sizes: clothes,
    name: { fr: 'Veste Averse', en: 'Averse rain jacket' },
    text: {
      fr: 'Veste de pluie imperméable et légère, capuche réglable, se range dans sa poche.',
      en: 'Rain jacket, waterproof and light, adjustable hood, packs into its own pocket.',
    },
  },
  {
    id: 'VE-202',
    category: 'jacket',
    traits: ['down', 'winter', 'light'],
    sizes: clothes,
    name: { fr: 'Doudoune Crête', en: 'Crête down jacket' },
    text: {
      fr: 'Doudoune garnie de duvet pour le froid sec. Craint la pluie.',
      en: 'Jacket filled with down for dry cold. Does not like rain.',
    },
  },
  {
    id: 'VE-203',
    category: 'jacket',
    traits: ['vegan', 'winter'],
    sizes: clothes,
    name: { fr: 'Doudoune Combe', en: 'Combe padded jacket' },
    text: {
      fr: 'Doudoune à garnissage synthétique, sans duvet, chaude même humide.',
      en: 'Jacket with synthetic padding, no down, warm even when damp.',
    },
  },
  {
    id: 'SC-301',
    category: 'bag',
    traits: ['down', 'winter', 'light'],
    sizes: [],
    name: { fr: 'Sac de couchage Gel', en: 'Gel sleeping bag' },
    text: {
      fr: 'Sac de couchage en duvet pour nuits de gel, forme sarcophage.',
      en: 'Sleeping bag in down for freezing nights, mummy shape.',
    },
  },
  {
    id: 'SC-302',
    category: 'bag',
    traits: ['vegan'],
    sizes: [],
    name: { fr: 'Sac de couchage Juin', en: 'June sleeping bag' },
    text: {
      fr: 'Sac de couchage synthétique pour nuits douces, lavable en machine.',
      en: 'Synthetic sleeping bag for mild nights, machine washable.',
    },
  },
  {
    id: 'TE-401',
    category: 'tent',
    traits: ['light', 'waterproof'],
    sizes: [],
    name: { fr: 'Tente Dôme 2', en: 'Dome 2 tent' },
    text: {
      fr: 'Tente pour deux personnes, trois saisons, se monte seule.',
      en: 'Tent for two people, three seasons, pitches by itself.',
    },
  },
  {
    id: 'TE-402',
    category: 'tent',
    traits: ['waterproof'],
    sizes: [],
    name: { fr: 'Tente Dôme 4', en: 'Dome 4 tent' },
    text: {
      fr: 'Tente familiale pour quatre personnes, avec auvent.',
      en: 'Family tent for four people, with a porch.',
    },
  },
  {
    id: 'LF-501',
    category: 'lamp',
    traits: ['rechargeable', 'light'],
    sizes: [],
    name: { fr: 'Lampe Lueur', en: 'Lueur head torch' },
    text: {
      fr: 'Lampe frontale rechargeable, faisceau large, lumière rouge.',
      en: 'Rechargeable head torch, wide beam, red light.',
    },
  },
  {
    id: 'LF-502',
    category: 'lamp',
    traits: ['winter'],
    sizes: [],
    name: { fr: 'Lampe Lueur Pile', en: 'Lueur Cell head torch' },
    text: {
      fr: 'Lampe frontale à piles, boîtier déporté, tient mieux le froid.',
      en: 'Head torch on batteries, separate pack, copes better with cold.',
    },
  },
  {
    id: 'RE-601',
    category: 'stove',
    traits: ['light'],
    sizes: [],
    name: { fr: 'Réchaud Flamme', en: 'Flamme stove' },
    text: {
      fr: 'Réchaud à gaz pliant, se visse sur la cartouche.',
      en: 'Folding gas stove that screws onto the cartridge.',
    },
  },
  {
    id: 'SD-701',
    category: 'pack',
    traits: ['light', 'vegan'],
    sizes: [],
    name: { fr: 'Sac à dos Portage 30', en: 'Portage 30 rucksack' },
    text: {
      fr: 'Sac à dos de 30 litres pour la journée, dos ventilé.',
      en: 'Rucksack of 30 litres for a day out, ventilated back.',
    },
  },
  {
    id: 'MA-801',
    category: 'mat',
    traits: ['light', 'winter'],
    sizes: [],
    name: { fr: 'Matelas Mousse', en: 'Mousse sleeping mat' },
    text: {
      fr: 'Matelas gonflable isolant pour dormir sur la neige.',
      en: 'Insulating inflatable mat for sleeping on snow.',
    },
  },
])
