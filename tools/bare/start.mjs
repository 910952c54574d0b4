import process from 'node:process'
import { onRecentNode } from './node.mjs'

onRecentNode(function () {
  return import('./startKabuto.mjs').then(function (rest) {
    return rest.startKabuto(process.argv.slice(2))
  })
})
