import { type AdviceFor, pair } from './advice.ts'

export const charts: AdviceFor<'図と時間'> = {
  AllocationDonut: [
    pair(
      [
        '割合は凡例の数字で読ませ、輪はその絵にする。',
        'Let the legend tell the shares; the ring is its picture.',
        '比例以圖例數字閱讀，圓環只是圖示。',
      ],
      [
        '輪の色だけで項目を見分けさせない。',
        'Do not let the colours of the ring alone tell the slices apart.',
        '不要只靠顏色區分項目。',
      ],
      'selected',
    ),
  ],
  BarsChart: [
    pair(
      [
        '利益と損失を、ゼロの線の上と下で、符号と一緒に見せる。',
        'Show profit above and loss below zero, each with its sign.',
        '盈虧分列於零線上下，並附正負號。',
      ],
      [
        '損失の月を省いたり、目盛りを途中から始めたりしない。',
        'Do not leave out months of loss, or begin the scale above zero.',
        '不要省略虧損月份，或讓刻度不從零開始。',
      ],
      'signs',
    ),
  ],
  ChartPanel: [
    pair(
      [
        '上げは中抜き、下げは塗りつぶし。同じ値を表でも読めるようにする。',
        'Rising is hollow, falling is filled, and the table has the same figures.',
        '上漲空心、下跌實心，並可用表格閱讀相同數值。',
      ],
      [
        '古い値段を黙って描かない。stale に理由を渡す。',
        'Do not draw old prices in silence: give the reason to stale.',
        '不要默默畫出舊價格，將理由交給 stale。',
      ],
      'as-table',
    ),
  ],
  HistoryChart: [
    pair(
      [
        '増えた額と、途中の最大の下げを同じ大きさで書く。',
        'Write the gain and the largest fall on the way at the same size.',
        '獲利與期間最大跌幅以相同大小書寫。',
      ],
      ['増えたところだけを切り取らない。', 'Do not cut out only where it rose.', '不要只截取上漲的部分。'],
      'below',
    ),
  ],
  HoursBar: [
    pair(
      [
        '取引時間を、帯の下に必ず言葉でも書く。',
        'Always write the hours in words below the bar too.',
        '交易時間務必在條帶下以文字寫出。',
      ],
      ['色の帯だけにしない。', 'Do not leave it at the coloured bar.', '不要只有色帶。'],
      'playground',
    ),
  ],
  MonthCalendar: [
    pair(
      [
        '印の付いた日は、下にその内容を言葉で書く。',
        'Say below in words what each marked day is.',
        '有標記的日期，在下方以文字說明。',
      ],
      [
        '日を選ぶ入力に使わない。読むためのもので、日は押せない。',
        'Do not use it to choose a day: it is read, and no day can be pressed.',
        '不要用來選日期，它只供閱讀。',
      ],
      'months',
    ),
  ],
  SessionClock: [
    pair(
      [
        '次に変わるときを「15:30 まで」と時刻で書き、模擬時刻なら now に渡す。',
        'Give the next change as a clock time, and the simulated time in now.',
        '下次變動以時刻書寫，模擬時刻交給 now。',
      ],
      ['残りの分や秒を数えない。', 'Do not count down minutes or seconds.', '不要倒數分秒。'],
      'simulated-time',
    ),
  ],
  Timeline: [
    pair(
      [
        '起きたことは時刻、これからのことは予定の時を書く。',
        'Give past steps their time, and coming ones when they are due.',
        '已發生的寫時刻，將發生的寫預定時間。',
      ],
      [
        '失敗した段を消したり、灰色に紛れさせたりしない。',
        'Do not hide a failed step or grey it out.',
        '不要刪除失敗步驟或混入灰色。',
      ],
      'failed',
    ),
  ],
}
