import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  foods: 'Foods',
  energy: 'Energy resources',
  construction: 'Construction and materials',
  chemicals: 'Raw materials and chemicals',
  pharmaceutical: 'Pharmaceuticals',
  autos: 'Automobiles and transport equipment',
  steel: 'Steel and nonferrous metals',
  machinery: 'Machinery',
  electric: 'Electric and precision instruments',
  services: 'IT and services',
  power: 'Electric power and gas',
  transport: 'Transport and logistics',
  trading: 'Trading and wholesale',
  retail: 'Retail',
  banks: 'Banks',
  financials: 'Financials excluding banks',
  realEstate: 'Real estate',
  fund: 'Exchange-traded fund',
})
