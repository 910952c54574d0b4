import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  foods: '食品',
  energy: '能源資源',
  construction: '建設・建材',
  chemicals: '原料・化學',
  pharmaceutical: '醫藥品',
  autos: '汽車・運輸設備',
  steel: '鋼鐵・非鐵金屬',
  machinery: '機械',
  electric: '電機・精密',
  services: '資訊通訊・服務',
  power: '電力・瓦斯',
  transport: '運輸・物流',
  trading: '貿易・批發',
  retail: '零售',
  banks: '銀行',
  financials: '金融（銀行除外）',
  realEstate: '不動產',
  fund: '指數股票型基金',
})
